import { bookSearchSchema, type BookSearch } from '../../../domain/catalogue/schemas';
import type { ChatCard } from '../../../domain/chat/schemas';
import { searchQuery } from '../../../domain/chat/search-query';
import { rulesOf } from '../../../domain/market/market';
import type { Ctx } from '../../platform/context';
import { searchBooks } from '../../catalogue/search/search-books';
import { minorInMarket } from '../../catalogue/cards/minor-in-market';
import type { SearchBooksInput } from './inputs';

/** Returns the price limits of a search in minor units of the market's currency. */
async function priceLimits(
  ctx: Ctx,
  { minPrice, maxPrice, currency = rulesOf(ctx.market).currency }: SearchBooksInput,
): Promise<Pick<BookSearch, 'min' | 'max'>> {
  const [min, max] = await minorInMarket(ctx, [minPrice, maxPrice], currency);
  return {
    ...(min === undefined ? {} : { min: Math.ceil(min) }),
    ...(max === undefined ? {} : { max: Math.floor(max) }),
  };
}

/** Finds books by words and filters, as the search page does. Returns at most six and the address that shows all. */
export async function findBooks(ctx: Ctx, input: SearchBooksInput): Promise<Extract<ChatCard, { kind: 'books' }>> {
  const { words, author, language, subject, format, inStock, sort, limit } = input;
  const search = bookSearchSchema.parse({
    ...(words === undefined || words.trim() === '' ? {} : { q: words }),
    ...(author === undefined || author.trim() === '' ? {} : { author }),
    ...(language === undefined ? {} : { language }),
    ...(subject === undefined ? {} : { subject }),
    ...(format === undefined ? {} : { format }),
    ...(inStock ? { in_stock: 'true' } : {}),
    ...(await priceLimits(ctx, input)),
    sort,
    limit,
  });
  const { items, count, atLeast } = await searchBooks(ctx, search);
  return {
    kind: 'books',
    count,
    atLeast,
    search: searchQuery(search),
    items: items.map(({ otherEditions: _others, ...card }) => card),
  };
}
