import { m } from '../../messages/compiled/messages.js';
import type { Shop } from '../settings';
import { footLines } from './foot';
import type { Block, Letter } from './letter';

function blockText(block: Block): string {
  if (block.kind === 'text') return block.text;
  const figures = block.figures.map(({ label, under, value }) => `${label}${under === undefined ? '' : ` (${under})`}: ${value}`);
  return [...(block.title === undefined ? [] : [block.title]), ...figures].join('\n');
}

/** The letter for readers without HTML: the same words in the same order. */
export function letterText(letter: Letter, shop: Shop): string {
  const signature = `-- \n${footLines(shop, letter.language).join('\n')}`;
  return [
    letter.title,
    ...letter.before.map(blockText),
    m.mail_link_text({ label: letter.action.label, link: letter.action.link }, { locale: letter.language }),
    ...letter.after.map(blockText),
    signature,
  ].join('\n\n') + '\n';
}
