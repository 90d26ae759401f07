import type { BookCard } from '../../../domain/catalogue/schemas';
import { titleKey } from '../../../domain/catalogue/title-key';
import { comparable, queryWords } from '../../../domain/catalogue/words';
import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { otherNamesOf } from '../../catalogue/search/named-by';
import { findByWords } from '../tools/search-books';
import type { SearchBooksInput } from '../tools/inputs';

export type BooksCard = Extract<ChatCard, { kind: 'books' }>;

type NamedBook = Pick<BookCard, 'title' | 'authors'>;

/**
 * Returns how a text names a book: by its whole title or author, by words of them, or not at all (null). `isLoose`: a
 * word may also be the beginning of one of the book, or the other way round.
 */
export function matchTitle(text: string, { title, authors }: NamedBook, isLoose = true): 'whole' | 'words' | null {
  const asked = titleKey(text);
  if (asked === '') return null;
  if (asked === titleKey(title) || authors.some((name) => comparable(name) === asked)) return 'whole';
  const words = queryWords(asked).filter((word) => !functionWords.has(word));
  // A single first name means no author: "Frank" is not Frank McCourt.
  const names = words.length > 1 ? authors : authors.map(withoutFirstName);
  const known = new Set([title, ...names].flatMap(queryWords));
  return words.length > 0 &&
    words.every(
      (word) =>
        known.has(word) ||
        (isLoose &&
          [...known].some(
            (own) => word.length > 3 && (own.startsWith(word) || word.startsWith(own)) && own.length > 3,
          )),
    )
    ? 'words'
    : null;
}
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

const search = (words: string, more: Partial<SearchBooksInput>): SearchBooksInput => ({
  words: words.slice(0, 200),
  inStock: true,
  sort: 'match',
  limit: 3,
  ...more,
});

/** Books found by a text. `title`: that text. */
export interface FoundTitle {
  readonly card: BooksCard;
  readonly title: string;
  readonly sure: boolean;
  readonly whole: boolean;
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
 * Searches for the texts in order and returns the books of the first text that names one. `sure`: the best book is
 * named by its title or author; `whole`: by all of it. Without a sure hit, returns the first text's books, or null.
 */
export async function findTitle(
  ctx: Ctx,
  titles: readonly string[],
  more: Partial<SearchBooksInput> = {},
): Promise<FoundTitle | null> {
  const tried = [
    ...new Set(
      titles
        .flatMap((title) => [title, stripInflection(title)])
        .map((title) => title.trim())
        .filter((title) => title !== ''),
    ),
  ].slice(0, 8);
  let best: FoundTitle | null = null;
  for (const title of tried) {
    const { card, words } = await findByWords(ctx, search(title, more));
    const [book] = card.items;
    if (book === undefined) continue;
    const meant = await matchBook(ctx, words, book);
    const found = { card, title, sure: meant !== null, whole: meant === 'whole' };
    if (found.sure) return found;
    best ??= found;
  }
  return best;
}
