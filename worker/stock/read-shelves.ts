import { basePrice } from '../../domain/pricing/price';
import { defaultMarket } from '../../domain/market/market';
import { stockKey, type Grade } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { columnsOf } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { stock } from '../platform/db/schema/pricing';
import { shelves } from '../platform/db/schema/trade-life';
import { offerFacts } from '../catalogue/cards/book-cards';

interface Copy {
  readonly isbn: string;
  readonly grade: Grade;
}

/** Reads the named shelves of the books of a JSON list of ISBNs. */
const shelvesOfBooks = defineRead(
  columnsOf(shelves, 'isbn', 'grade', 'shelf'),
  'SELECT h.isbn, h.grade, h.shelf FROM json_each(?1) j CROSS JOIN shelves h ON h.isbn = j.value',
);
/** Reads the prices of the books of a JSON list of ISBNs. */
const pricesOfBooks = defineRead(
  columnsOf(stock, 'isbn', 'grade', 'price'),
  'SELECT s.isbn, s.grade, s.price FROM json_each(?1) j CROSS JOIN stock s ON s.isbn = j.value',
);

/** Returns the shelves that staff named for some books, by `stockKey`. One round trip. */
export async function readShelves(ctx: Ctx, isbns: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await shelvesOfBooks.all(ctx.db, JSON.stringify([...new Set(isbns)]));
  return new Map(rows.map((row) => [stockKey(row), row.shelf]));
}

/**
 * Returns the base prices of some copies in EUR cents, by `stockKey`: that of the stock item, or the one that a new
 * stock item would get. A book without a reference price and without stock has none.
 */
export async function readShelfPrices(ctx: Ctx, copies: readonly Copy[]): Promise<ReadonlyMap<string, number>> {
  const isbns = [...new Set(copies.map(({ isbn }) => isbn))];
  const [stored, { books }] = await Promise.all([
    pricesOfBooks.all(ctx.db, JSON.stringify(isbns)),
    offerFacts({ ...ctx, market: defaultMarket }, isbns, 'everyone'),
  ]);
  const prices = new Map(stored.map((row) => [stockKey(row), row.price]));
  for (const copy of copies) {
    const facts = books.get(copy.isbn)?.facts;
    if (prices.has(stockKey(copy)) || facts === undefined || facts.referenceCents === null) continue;
    prices.set(stockKey(copy), basePrice(facts.referenceCents, copy.grade, facts.supply));
  }
  return prices;
}
