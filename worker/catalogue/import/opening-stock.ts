import type { EditionFacts, ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import { openingArrival, openingCost, openingHistory } from '../../../domain/catalogue/import/opening';
import { grades } from '../../../domain/grade';
import { basePrice } from '../../../domain/pricing/price';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import type { EditionRow } from './stored-rows';
import { refreshEditionsStatement } from '../cards/refresh-editions-statement';

interface BroughtEdition {
  readonly facts: EditionFacts;
  readonly edition: EditionRow;
}

/** Rows of the copies that a file brings, as the statements read them from JSON. */
interface OpeningRows {
  /** ISBN, grade, copies, price, cost, arrival. */
  readonly items: readonly unknown[];
  /** ISBN, grade, day, price. */
  readonly prices: readonly unknown[];
  /** ISBN, arrival. */
  readonly arrivals: readonly unknown[];
}

function openingRows(ctx: Ctx, brought: readonly BroughtEdition[], { starter }: ImportOptions): OpeningRows {
  const now = ctx.now.toISOString();
  const today = now.slice(0, 10);
  const items: unknown[] = [];
  const prices: unknown[] = [];
  const arrivals: unknown[] = [];
  for (const { facts, edition } of brought) {
    const reference = edition.reference_price;
    if (facts.stock === null || reference === null) continue;
    const onHand = Object.values(facts.stock).reduce((total, count) => total + count, 0);
    const supply = { onHand, reserved: 0, onTheWay: 0, demand: edition.demand };
    const arrived = starter ? openingArrival(edition.isbn, now) : now;
    arrivals.push([edition.isbn, arrived]);
    for (const grade of grades) {
      const count = facts.stock[grade];
      if (count === undefined) continue;
      const price = basePrice(reference, grade, supply);
      items.push([edition.isbn, grade, count, price, openingCost(reference, grade), arrived]);
      const history = starter ? openingHistory(edition.isbn, grade, price, today) : [{ day: today, baseCents: price }];
      for (const change of history) prices.push([edition.isbn, grade, change.day, change.baseCents]);
    }
  }
  return { items, prices, arrivals };
}

/**
 * Returns the statements that add a file's copies as new stock items, with their movements (cost) and price history.
 * Existing items stay unchanged, so that sending a file again never undoes a sale. `run`: the import whose changes are
 * recorded.
 */
export function openingStockStatements(
  ctx: Ctx,
  brought: readonly BroughtEdition[],
  options: ImportOptions,
  run?: string,
): D1PreparedStatement[] {
  const { items, prices, arrivals } = openingRows(ctx, brought, options);
  if (items.length === 0) return [];
  const isNewItemSql = 'NOT EXISTS (SELECT 1 FROM stock s WHERE s.isbn = j.value->>0 AND s.grade = j.value->>1)';
  return [
    ...(run === undefined
      ? []
      : [
          sql(
            ctx.db,
            `INSERT INTO import_changes (run, kind, key, after)
             SELECT ?2, 'copies', (j.value->>0) || ' ' || (j.value->>1), json_object('on_hand', json_array(j.value->>2))
             FROM json_each(?1) j WHERE ${isNewItemSql} ON CONFLICT DO NOTHING`,
            JSON.stringify(items),
            run,
          ),
        ]),
    sql(
      ctx.db,
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
       SELECT j.value->>0, j.value->>1, j.value->>2, 'opening', j.value->>4, j.value->>5 FROM json_each(?1) j
       WHERE ${isNewItemSql}`,
      JSON.stringify(items),
    ),
    sql(
      ctx.db,
      `INSERT INTO price_history (isbn, grade, day, price)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE ${isNewItemSql}
       ON CONFLICT (isbn, grade, day) DO NOTHING`,
      JSON.stringify(prices),
    ),
    sql(
      ctx.db,
      `INSERT INTO stock (isbn, grade, on_hand, price)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
       ON CONFLICT (isbn, grade) DO NOTHING`,
      JSON.stringify(items),
    ),
    sql(
      ctx.db,
      `UPDATE editions SET arrived_at = coalesce(arrived_at, j.value->>1) FROM json_each(?1) j
        WHERE editions.isbn = j.value->>0`,
      JSON.stringify(arrivals),
    ),
    refreshEditionsStatement(
      ctx.db,
      brought.map(({ edition }) => edition.isbn),
    ),
  ];
}
