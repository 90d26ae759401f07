import { isolate, rightToLeftMark } from '../../../domain/isolates';
import { direction, type Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { footLines } from './foot';
import type { Block, Figure, Letter } from './letter';

/** Returns a label and its link. From right to left the link has its own line, so that its signs stay in order. */
function linkText(label: string, link: string, language: Language): string {
  return direction(language) === 'rtl' ? `${label}:\n${link}` : m.mail_link_text({ label, link }, { locale: language });
}

/**
 * Returns a line of figures. In Arabic the line begins with a right-to-left mark, and a Latin title or a number is
 * isolated. A value that begins with a letter needs no isolate: people copy it, for instance an IBAN.
 */
function figureText({ label, under, value }: Figure, language: Language): string {
  const isRtl = direction(language) === 'rtl';
  const keep = (words: string) => (isRtl ? isolate(words) : words);
  const second = under === undefined ? '' : ` (${keep(under)})`;
  const head = `${isRtl ? rightToLeftMark : ''}${keep(label)}${second}`;
  if (value === '') return head;
  // The colon is spaced as the language spaces it before a link.
  const link = /^\p{L}/u.test(value) ? value : keep(value);
  return m.mail_link_text({ label: head, link }, { locale: language });
}

function blockText(block: Block, language: Language): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'link') return linkText(block.label, block.link, language);
  const figures = block.figures.map((figure) => {
    const line = figureText(figure, language);
    return figure.link == null ? line : `${line}\n${figure.link}`;
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
      linkText(letter.action.label, letter.action.link, letter.language),
      ...letter.after.map((block) => blockText(block, letter.language)),
      signature,
    ].join('\n\n') + '\n'
  );
}
