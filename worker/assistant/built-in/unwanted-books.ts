import type { BookCard } from '../../../domain/catalogue/schemas';
import { queryText, queryWords } from '../../../domain/catalogue/words';
import type { LexiconMatch } from '../../../domain/chat/match-lexicon';
import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { Subject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import type { BooksCard } from './find-title';
import { cardWithOnly, maxReadBooks, maxShownBooks } from './books-draft';

/** Fewest letters of a word that can name an unwanted book. */
const minNameLetters = 4;
/** Fewest letters that two forms of such a word share at their beginning: "Potters" names "Potter". */
const minSharedLetters = 5;

type NamedBook = Pick<BookCard, 'title' | 'authors'>;

/** Returns whether two words are the same or forms of one word. */
function isForm(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return a === b || (short.length >= minSharedLetters && long.startsWith(short));
}

/** Returns whether one of some words is in the title of a book, or in the name of an author unless `titleOnly`. */
export function isNamedBy(words: string, { title, authors }: NamedBook, titleOnly = false): boolean {
  const own = [title, ...(titleOnly ? [] : authors)].flatMap((text) => queryWords(queryText(text)));
  return queryWords(words).some(
    (word) => Array.from(word).length >= minNameLetters && own.some((ownWord) => isForm(word, ownWord)),
  );
}

/** Returns the subjects that a text denies: "not the ones for children". */
export function deniedSubjects({ deniedSpans }: LexiconMatch): Subject[] {
  return [...deniedSpans].flatMap(({ meaning }) => (meaning.kind === 'subject' ? [meaning.subject] : []));
}

/** Runs a search and returns so many of its books that some remain when unwanted ones are removed. */
export const readForChoice = (ctx: Ctx, search: SearchBooksInput): Promise<BooksCard> =>
  findBooks(ctx, { ...search, limit: maxReadBooks });

/** Returns a card with the first wanted books of another card, or null when it has none. */
export function wantedOf(card: BooksCard, isWanted: (book: BookCard) => boolean): BooksCard | null {
  const items = card.items.filter(isWanted).slice(0, maxShownBooks);
  return items.length === 0 ? null : cardWithOnly(card, items);
}

/** Returns the first wanted books of a search, or null when it has none. */
export async function findWanted(
  ctx: Ctx,
  search: SearchBooksInput,
  isWanted: (book: BookCard) => boolean,
): Promise<BooksCard | null> {
  return wantedOf(await readForChoice(ctx, search), isWanted);
}

/** Returns a card without the books that the request denies by name: "Pérez-Reverte, but no Alatriste". */
export async function withoutDenied(
  ctx: Ctx,
  { deniedWords }: Pick<BookRequest, 'deniedWords'>,
  card: BooksCard,
  search: SearchBooksInput,
): Promise<BooksCard> {
  if (deniedWords === '' || !card.items.some((book) => isNamedBy(deniedWords, book))) return card;
  return (await findWanted(ctx, search, (book) => !isNamedBy(deniedWords, book))) ?? card;
}
