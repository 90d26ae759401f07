import type { BookCard } from '../../../domain/catalogue/schemas';
import { titleKey } from '../../../domain/catalogue/title-key';
import { queryText, queryWords } from '../../../domain/catalogue/words';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { otherNamesOf } from '../../catalogue/search/named-by';
import { findByWords } from '../tools/search-books';
import type { SearchBooksInput } from '../tools/inputs';
import { maxShownBooks } from './books-draft';

export type BooksCard = Extract<ChatCard, { kind: 'books' }>;

type NamedBook = Pick<BookCard, 'title' | 'authors'>;

/**
 * Returns how a text names a book: by its whole title or author, by words of them, or not at all (null). `isLoose`: a
 * word may also be the beginning of one of the book, or the other way round.
 */
export function matchTitle(text: string, { title, authors }: NamedBook, isLoose = true): 'whole' | 'words' | null {
  const asked = titleKey(text);
  if (asked === '') return null;
  if (asked === titleKey(title) || authors.some((name) => queryText(name) === asked)) return 'whole';
  const words = queryWords(asked).filter((word) => !functionWords.has(word));
  // A single first name means no author: "Frank" is not Frank McCourt.
  const names = words.length > 1 ? authors : authors.map(withoutFirstName);
  const known = new Set([title, ...names].flatMap(queryWords));
  const isKnown = (word: string) =>
    known.has(word) || (isLoose && [...known].some((own) => sharesBeginning(word, own)));
  return words.length > 0 && words.every(isKnown) ? 'words' : null;
}

/** Returns whether one of two words of more than three letters is the beginning of the other. */
const sharesBeginning = (word: string, other: string) =>
  word.length > 3 && other.length > 3 && (other.startsWith(word) || word.startsWith(other));

/** Returns a name of Latin script without its first word, if it has several. */
const withoutFirstName = (name: string) => name.replace(/^[\p{Script=Latin}.'-]+\s+(?=\S)/u, '');

const functionWords = new Set(
  (
    'the a an of by and von der die das de la le les du des el los del di il da do dos van het een i w z o y e und ' +
    'et en'
  ).split(' '),
);

/** Removes endings and prefixes from names: many languages inflect them ("Sapkowskiego", "Kafkas"). */
export const stripInflection = (text: string) =>
  text
    .split(' ')
    .map((word) => {
      const short = word.replace(/^(?:وال|بال|لل|ال|ل|ب|و)(?=[\u0600-\u06ff]{3})/u, '');
      return Array.from(short).length >= 4 ? short.replace(/(?:iego|ego|owi|iem|em|a|u|ie|s)$/u, '') : short;
    })
    .join(' ');

const searchInput = (words: string, more: Partial<SearchBooksInput>): SearchBooksInput => ({
  words: words.slice(0, 200),
  inStock: true,
  sort: 'match',
  limit: maxShownBooks,
  ...more,
});

/** Number of texts that one call searches for. */
const maxTriedTitles = 8;

/** Books found by a text. `title`: that text. */
export interface FoundTitle {
  readonly card: BooksCard;
  readonly title: string;
  /** The text names the first book of the card by its title or author, or by words of them. */
  readonly isNamed: boolean;
  /** The text is the whole title or name. */
  readonly isWhole: boolean;
}

/** Returns the texts of a message that may be a title or a name. */
export const titlesOf = ({ request }: MessageMeaning): string[] => [
  request.title,
  request.unknownWords,
  ...request.titleParts,
];

/** Returns whether a text names a book or an author, and not by one word of a title alone. */
export function namesSurely({ title, isWhole, card }: FoundTitle): boolean {
  const words = queryWords(title);
  const [book] = card.items;
  return isWhole || words.length > 1 || (book?.authors.some((name) => queryWords(name).at(-1) === words[0]) ?? false);
}

/** Returns how a text names a book by any title of its work and any name of its authors. */
async function matchBook(ctx: Ctx, text: string, book: BookCard): Promise<ReturnType<typeof matchTitle>> {
  const own = matchTitle(text, book);
  if (own === 'whole') return own;
  const { titles, authors } = await otherNamesOf(ctx, book);
  const named = [book.title, ...titles].map((title) =>
    matchTitle(text, { title, authors: [...book.authors, ...authors] }, false),
  );
  return named.find((match) => match === 'whole') ?? own ?? named.find((match) => match !== null) ?? null;
}

/**
 * Searches for the texts in order and returns the books of the first text that names one. When no text names a book,
 * returns the books of the first text that finds any, or null.
 */
export async function findTitle(
  ctx: Ctx,
  titles: readonly string[],
  more: Partial<SearchBooksInput> = {},
): Promise<FoundTitle | null> {
  const variants = titles.flatMap((title) => [title.trim(), stripInflection(title).trim()]);
  const tried = [...new Set(variants)].filter((title) => title !== '').slice(0, maxTriedTitles);
  let best: FoundTitle | null = null;
  for (const title of tried) {
    const { card, words } = await findByWords(ctx, searchInput(title, more));
    const [book] = card.items;
    if (book === undefined) continue;
    const match = await matchBook(ctx, words, book);
    const found = { card, title, isNamed: match !== null, isWhole: match === 'whole' };
    if (found.isNamed) return found;
    best ??= found;
  }
  return best;
}
