import { bookSearchSchema, type BookSearch } from '../../../domain/catalogue/schemas';
import type { ChatCard } from '../../../domain/chat/schemas';
import { searchQuery } from '../../../domain/chat/search-query';
import { queryWords } from '../../../domain/catalogue/words';
import { rulesOf } from '../../../domain/market/market';
import { presentFields } from '../../../domain/objects/present-fields';
import type { Ctx } from '../../platform/context';
import { findWorks } from '../../catalogue/search/search-books';
import { minorInMarket } from '../../catalogue/cards/minor-in-market';
import type { SearchBooksInput } from './inputs';

const sureReadings: ReadonlySet<string> = new Set(['spelling', 'volume', 'isbn']);

/** Letters from which a single word is corrected; a shorter one of a sentence is too easily taken for another. */
const minCorrectedLetters = 7;

/** Returns whether words tell enough to be corrected. */
function isTelling(words: string): boolean {
  const list = queryWords(words);
  return list.length > 1 || list.some((word) => word.length >= minCorrectedLetters);
}

/** Returns the price limits of a search in minor units of the market's currency. */
async function priceLimits(
  ctx: Ctx,
  { minPrice, maxPrice, currency = rulesOf(ctx.market).currency }: SearchBooksInput,
): Promise<Pick<BookSearch, 'min' | 'max'>> {
  const [min, max] = await minorInMarket(ctx, [minPrice, maxPrice], currency);
  return presentFields({
    min: min === undefined ? null : Math.ceil(min),
    max: max === undefined ? null : Math.floor(max),
  });
}

const nullIfBlank = (text: string | undefined) => (text === undefined || text.trim() === '' ? null : text);

/** Returns the input of the search tool as a search of the search page. */
async function searchFor(ctx: Ctx, input: SearchBooksInput, limit: number): Promise<BookSearch> {
  const { words, author, language, subject, format, inStock, sort } = input;
  return bookSearchSchema.parse({
    ...presentFields({
      q: nullIfBlank(words),
      author: nullIfBlank(author),
      language,
      subject,
      format,
      in_stock: inStock ? 'true' : null,
    }),
    ...(await priceLimits(ctx, input)),
    sort,
    limit,
  });
}

/** Hits among which books of some length are looked for: the search itself has no filter for pages. */
const maxHitsByLength = 48;

/** Returns the books whose length is known and within the limits of a search. */
function booksOfLength<Book extends { readonly pages: number | null }>(
  books: readonly Book[],
  { minPages = 0, maxPages = Infinity }: SearchBooksInput,
): Book[] {
  return books.filter(({ pages }) => pages !== null && pages >= minPages && pages <= maxPages);
}

/** Books that were found, and the words by which: those asked for, or another spelling of them. */
export interface FoundBooks {
  readonly card: Extract<ChatCard, { kind: 'books' }>;
  readonly words: string;
}

/** Finds books by words and filters, as the search page does. Returns at most six and the address that shows all. */
export async function findBooks(ctx: Ctx, input: SearchBooksInput): Promise<FoundBooks['card']> {
  return (await findByWords(ctx, input)).card;
}

/**
 * Finds books as `findBooks` does, and returns the words by which they were found. Of the other ways to read a search
 * only another spelling, a volume and an ISBN count: the assistant reads sentences itself.
 */
export async function findByWords(ctx: Ctx, input: SearchBooksInput): Promise<FoundBooks> {
  const { words = '', limit } = input;
  const byLength = input.minPages !== undefined || input.maxPages !== undefined;
  const search = await searchFor(ctx, input, byLength ? maxHitsByLength : limit);
  const found = await findWorks(ctx, search);
  const isSame = found.reading === null || (sureReadings.has(found.reading.kind) && isTelling(words));
  const hits = isSame ? found : { items: [], count: 0, atLeast: false };
  const items = byLength ? booksOfLength(hits.items, input).slice(0, limit) : hits.items;
  // Without a link to all results, since the search page would show books of any length.
  const { count, atLeast } = byLength ? { count: items.length, atLeast: false } : hits;
  return {
    words: found.reading?.kind === 'spelling' ? found.reading.words : words,
    card: {
      kind: 'books',
      count,
      atLeast,
      search: searchQuery(search),
      items: items.map(
        ({ otherEditions: _others, editions: _editions, copies: _copies, offer: _offer, ...card }) => card,
      ),
    },
  };
}
