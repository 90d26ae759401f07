import type { Grade } from '../../../domain/grade';
import { basePrice } from '../../../domain/pricing/price';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, filled, number, text, type RowOf } from '../../platform/db/columns';
import { editions } from '../../platform/db/schema/catalogue';
import { refreshEditionsStatement } from './refresh-editions-statement';
import { stockOf } from './stock-of';
import { onTheWaySql } from './supply-sql';

/** Facts on which the prices of an edition's copies depend. `stock`: see `stockOf`. */
export const pricedColumns = {
  ...columnsOf(editions, 'isbn', 'demand'),
  reference_price: filled(editions.referencePrice),
  stock: text(),
  on_the_way: number,
};
export type StockedEdition = RowOf<typeof pricedColumns>;

/** SQL of `pricedColumns`, from `editions e`. */
export const pricedColumnsSql = `e.isbn, e.reference_price, e.demand,
  (SELECT json_group_array(json_array(s.grade, s.price, s.on_hand, s.reserved)) FROM stock s
    WHERE s.isbn = e.isbn) AS stock,
  ${onTheWaySql('e.isbn')} AS on_the_way`;

/** A new base price of a stock item, in EUR cents. */
export type PriceChange = readonly [isbn: string, grade: Grade, price: number];

/** Returns the prices of stock items that differ from what the rules say now. */
export function changedPrices(found: readonly StockedEdition[]): PriceChange[] {
  return found.flatMap((edition) => {
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
}

/** Returns the statements that write prices of stock items, with the price history and the editions' lowest prices. */
export function priceStatements(ctx: Pick<Ctx, 'db' | 'now'>, changes: readonly PriceChange[]): D1PreparedStatement[] {
  if (changes.length === 0) return [];
  const list = JSON.stringify(changes);
  return [
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
      dayOf(ctx.now.toISOString()),
    ),
    refreshEditionsStatement(
      ctx.db,
      changes.map(([isbn]) => isbn),
    ),
  ];
}
