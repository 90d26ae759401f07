import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { footLines } from './foot';
import type { Block, Letter } from './letter';

function blockText(block: Block, language: Language): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'link') return m.mail_link_text({ label: block.label, link: block.link }, { locale: language });
  const figures = block.figures.map(({ label, under, value, link }) => {
    const head = `${label}${under === undefined ? '' : ` (${under})`}`;
    // The colon is spaced as the language spaces it before a link.
    const line = value === '' ? head : m.mail_link_text({ label: head, link: value }, { locale: language });
    return link == null ? line : `${line}\n${link}`;
  });
  return [...(block.title === undefined ? [] : [block.title]), ...figures].join('\n');
}

/** Returns the letter as plain text: the same words in the same order. */
export function letterText(letter: Letter, shop: Shop): string {
  const signature = `-- \n${footLines(shop, letter.language).join('\n')}`;
  return (
    [
      letter.title,
      ...letter.before.map((block) => blockText(block, letter.language)),
      m.mail_link_text({ label: letter.action.label, link: letter.action.link }, { locale: letter.language }),
      ...letter.after.map((block) => blockText(block, letter.language)),
      signature,
    ].join('\n\n') + '\n'
  );
}
