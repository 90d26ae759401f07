import { languageCode } from '../language-codes';
import { childrenOf, deepText, ownText, textOf, type OnixElement } from './element';

/** Types of text that describe a book for readers, best first. @see ONIX code list 153 */
const descriptionTypes = ['03', '02', '05'];

/** Audiences that include readers: unrestricted and end customers. @see ONIX code list 154 */
const readerAudiences: ReadonlySet<string> = new Set(['00', '03']);

/** UTF-16 units that the shop keeps of a description. */
const maxDescriptionUnits = 4000;

export interface OnixText {
  readonly text: string;
  /** ISO 639-1 code; null: not named. */
  readonly language: string | null;
}

/** Elements of HTML after which a new word begins, such as paragraphs and items of lists. */
const blocks: ReadonlySet<string> = new Set(
  'address,blockquote,br,dd,div,dl,dt,h1,h2,h3,h4,h5,h6,hr,li,ol,p,pre,table,td,th,tr,ul'.split(','),
);

/** Elements of HTML whose content nobody reads. */
const hidden = /<(script|style)\b[^>]*>[^]*?<\/\1\s*>/giu;

/** Tags that a sender escaped twice, as in CDATA with entities. */
const escapedTags =
  /&lt;(\/?(?:p|br|strong|em|b|i|u|span|div|ul|ol|li|a|font|h[1-6])(?:\s+[a-z-]+=[^<>]*?)?\s*\/?)&gt;/giu;

/** Returns HTML as plain text; text without HTML stays as it is. Entities stay, the import decodes them. */
export function plainText(html: string): string {
  return html
    .replace(escapedTags, '<$1>')
    .replace(hidden, ' ')
    .replace(/<!--[^]*?-->/gu, '')
    .replace(/<\/?([a-z][a-z0-9]*)\b[^<>]*>/giu, (_, tag: string) => (blocks.has(tag.toLowerCase()) ? ' ' : ''))
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Returns a text of at most `max` UTF-16 units, cut after a sentence or a word. */
export function shortenText(text: string, max = maxDescriptionUnits): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => cut.lastIndexOf(end)));
  if (sentence > max / 2) return cut.slice(0, sentence + 1);
  return `${cut.replace(/\s+\S*$/u, '')}…`;
}

/** Returns the description of a record for readers, in the language of the edition if there is one. */
export function readDescription(collateral: OnixElement | undefined, language: string | null): OnixText | null {
  const contents = childrenOf(collateral, 'TextContent').filter(
    (content) =>
      childrenOf(content, 'ContentAudience').some((audience) => readerAudiences.has(ownText(audience))) ||
      childrenOf(content, 'ContentAudience').length === 0,
  );
  for (const type of descriptionTypes) {
    const texts = contents
      .filter((content) => textOf(content, 'TextType') === type)
      .flatMap((content) => childrenOf(content, 'Text'))
      .map((text) => ({
        text: shortenText(plainText(deepText(text, blocks))),
        language: languageCode(text.attributes.language ?? ''),
      }))
      .filter(({ text }) => text !== '');
    const own = texts.find((text) => text.language === language) ?? texts.find((text) => text.language === null);
    const found = own ?? texts[0];
    if (found !== undefined) return found;
  }
  return null;
}
