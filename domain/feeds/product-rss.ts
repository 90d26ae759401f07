import { bookPath } from '../catalogue/book-path';
import type { HitCopy } from '../catalogue/schemas';
import { decimalAmount } from '../files/decimal-amount';
import type { Grade } from '../grade';
import type { Language } from '../language';
import { xmlDocument, type XmlNode } from '../files/xml';
import type { FeedEdition, FeedFacts } from './feed-edition';

/** Category "Media > Books" of Google's taxonomy. */
const books = '784';
/** Longest title and brand that the format takes, in characters. */
const maxTitleLetters = 150;
const maxBrandLetters = 70;
/** Longest text of a book, in characters. The format takes 5,000; each grade repeats it, and a page stays small. */
export const maxTextLetters = 1000;

/** Facts of the product feed. `gradeWords`: name and meaning of a grade in the feed's language. */
export interface ProductFacts extends FeedFacts {
  readonly language: Language;
  readonly gradeWords: Readonly<Record<Grade, readonly [name: string, meaning: string]>>;
}

/** Returns a text of at most `max` characters, with an ellipsis where it was longer. */
function shortenText(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

function item(edition: FeedEdition, { grade, used, price }: HitCopy, facts: ProductFacts): XmlNode {
  const { isbn, title, authors, publisher } = edition;
  const text = edition.description ?? [title, ...authors].join('\n');
  return [
    'item',
    [
      ['g:id', `${isbn}-${grade}`],
      ['title', shortenText(title, maxTitleLetters)],
      ['description', `${facts.gradeWords[grade].join('\n')}\n\n${shortenText(text, maxTextLetters)}`],
      ['link', `${facts.origin}/${facts.language}${bookPath(isbn, title)}`],
      ['g:image_link', edition.cover],
      ['g:availability', 'in_stock'],
      ['g:price', `${decimalAmount(price.minor, price.currency)} ${price.currency}`],
      ['g:condition', used ? 'used' : 'new'],
      ['g:gtin', isbn],
      ...(publisher === null ? [] : [['g:brand', shortenText(publisher, maxBrandLetters)] as const]),
      ['g:google_product_category', books],
      ['g:custom_label_0', grade],
    ],
  ];
}

/**
 * Returns the copies in stock as RSS 2.0 with the fields of Google's product feeds: an item for each edition and grade.
 * @see https://support.google.com/merchants/answer/7052112 (product data specification)
 */
export function productRss(editions: readonly FeedEdition[], facts: ProductFacts): string {
  const items = editions.flatMap((edition) =>
    edition.copies.filter(({ available }) => available > 0).map((copy) => item(edition, copy, facts)),
  );
  const channel: XmlNode[] = [
    ['title', facts.shopName],
    ['link', `${facts.origin}/${facts.language}`],
    ['description', `${facts.shopName}, ${facts.market}`],
    ...items,
  ];
  const version = ' version="2.0" xmlns:g="http://base.google.com/ns/1.0"';
  return xmlDocument(['rss', [['channel', channel]], version]);
}
