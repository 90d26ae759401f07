import type { Ctx } from '../../../platform/context';
import { defineRead } from '../../../platform/db/read';
import { changedPrices, pricedColumns, pricedColumnsSql, priceStatements } from '../../cards/stock-prices';
import type { BookRow } from './read-books';

/** Reads editions with their copies by a JSON list of ISBN and new reference price. */
const editionsPriced = defineRead(
  { ...pricedColumns },
  `SELECT ${pricedColumnsSql.replace('e.reference_price', 'e.new_price AS reference_price')}
   FROM (SELECT d.isbn, d.demand, j.value->>1 AS new_price FROM json_each(?1) j
     CROSS JOIN editions d ON d.isbn = j.value->>0) e`,
);

/**
 * Returns the statements that price the copies of editions by their new reference prices, by the rules of the night.
 * Copies of an edition without a price keep theirs: it is not sold.
 */
export async function repriceStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  editions: readonly BookRow[],
): Promise<D1PreparedStatement[]> {
  const priced = editions.filter((row) => row.reference_price !== null);
  if (priced.length === 0) return [];
  const list = JSON.stringify(priced.map((row) => [row.isbn, row.reference_price]));
  return priceStatements(ctx, changedPrices(await editionsPriced.all(ctx.db, list)));
}
