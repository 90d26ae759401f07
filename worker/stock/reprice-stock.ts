import { basePrice } from '../../domain/pricing/price';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { columnsOf, filled, number, text } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { editions } from '../platform/db/schema/catalogue';
import { commit } from '../platform/db/commit';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';
import { stockOf } from '../catalogue/cards/stock-of';
import { onTheWaySql } from '../catalogue/cards/supply-sql';

/**
 * Number of editions that are read at once. A step takes up to four statements, and a Worker may run 1,000 in a call:
 * this is enough for a million editions in stock. Their changes stay far below the 2 MB of a value.
 */
const editionsPerStep = 5000;

/** Reads the next `?2` editions with stock items after ISBN `?1`. `stock`: see `stockOf`. */
const nextEditions = defineRead(
  {
    ...columnsOf(editions, 'isbn', 'demand'),
    reference_price: filled(editions.referencePrice),
    stock: text(),
    on_the_way: number,
  },
  `SELECT e.isbn, e.reference_price, e.demand,
     (SELECT json_group_array(json_array(s.grade, s.price, s.on_hand, s.reserved)) FROM stock s
     WHERE s.isbn = e.isbn) AS stock,
     ${onTheWaySql('e.isbn')} AS on_the_way
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
  const today = ctx.now.toISOString().slice(0, 10);
  let changed = 0;
  for (let after = ''; ;) {
    const page = await nextEditions.all(ctx.db, after, editionsPerStep);
    const changes = page.flatMap((edition) => {
      const stock = stockOf(edition.stock);
      const supply = {
        onHand: stock.reduce((total, item) => total + item.onHand, 0),
        reserved: stock.reduce((total, item) => total + item.reserved, 0),
        onTheWay: edition.on_the_way,
        demand: edition.demand,
      };
      return stock.flatMap(({ grade, baseCents }) => {
        const price = basePrice(edition.reference_price, grade, supply);
        return price === baseCents ? [] : [[edition.isbn, grade, price] as const];
      });
    });
    changed += changes.length;
    if (changes.length > 0) {
      const list = JSON.stringify(changes);
      await commit(ctx.db, [
        sql(
          ctx.db,
          `UPDATE stock SET price = j.value->>2 FROM json_each(?1) j WHERE stock.isbn = j.value->>0
            AND stock.grade = j.value->>1`,
          list,
        ),
        sql(
          ctx.db,
          `INSERT INTO price_history (isbn, grade, day, price)
           SELECT j.value->>0, j.value->>1, ?2, j.value->>2 FROM json_each(?1) j WHERE true
           ON CONFLICT (isbn, grade, day) DO UPDATE SET price = excluded.price`,
          list,
          today,
        ),
        refreshEditionsStatement(
          ctx.db,
          changes.map(([isbn]) => isbn),
        ),
      ]);
    }
    const last = page.at(-1);
    if (last === undefined) return changed;
    after = last.isbn;
  }
}
