import { changedPrices, pricedColumns, pricedColumnsSql, priceStatements } from '../catalogue/cards/stock-prices';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { defineRead } from '../platform/db/read';

/**
 * Number of editions that are read at once. A step takes up to four statements, and a Worker may run 1,000 in a call:
 * this is enough for a million editions in stock. Their changes stay far below the 2 MB of a value.
 */
const editionsPerStep = 5000;

/** Reads the next `?2` editions with stock items after ISBN `?1`. */
const nextEditions = defineRead(
  pricedColumns,
  `SELECT ${pricedColumnsSql}
   FROM (SELECT DISTINCT isbn FROM stock WHERE isbn > ?1 ORDER BY isbn LIMIT ?2) i
   CROSS JOIN editions e ON e.isbn = i.isbn
   WHERE e.reference_price IS NOT NULL ORDER BY e.isbn`,
);

/**
 * Recomputes the price of every stock item, once a night, and stores each change in the price history. Safe to run
 * again: an unchanged price is not written.
 * @returns how many prices changed
 * @see docs/product.md#prices
 */
export async function repriceStock(ctx: Pick<Ctx, 'db' | 'now'>): Promise<number> {
  let changed = 0;
  let page = await nextEditions.all(ctx.db, '', editionsPerStep);
  let last = page.at(-1);
  while (last !== undefined) {
    const changes = changedPrices(page);
    changed += changes.length;
    if (changes.length > 0) await commit(ctx.db, priceStatements(ctx, changes));
    page = await nextEditions.all(ctx.db, last.isbn, editionsPerStep);
    last = page.at(-1);
  }
  return changed;
}
