import type { Grade } from '../../domain/grade';
import { dayOf } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';

/** Copies of one book and grade that came in. Each item is there once. */
export interface AddedItem {
  readonly isbn: string;
  readonly grade: Grade;
  readonly count: number;
  /** Base price in EUR cents, for an item that does not exist yet. */
  readonly price: number;
}

/** Copies of one cost. `cost`: of one copy in EUR cents, for the margin scheme. */
export interface AddedMovement {
  readonly isbn: string;
  readonly grade: Grade;
  readonly count: number;
  readonly cost: number;
}

/** Returns the movements, those of one item and cost joined to one. */
function joinEqualCosts(movements: readonly AddedMovement[]): AddedMovement[] {
  const groups = Map.groupBy(movements, ({ isbn, grade, cost }) => `${isbn} ${grade} ${cost}`);
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, count: others.reduce((sum, { count }) => sum + count, first.count) }],
  );
}

/**
 * Returns the statements that add copies to the stock, with their movements, the price of new items and the arrival of
 * their books. `trade`: the trade that they came with; null for others.
 */
export function addCopiesStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  added: {
    readonly items: readonly AddedItem[];
    readonly movements: readonly AddedMovement[];
    readonly reason: 'trade-in' | 'purchase';
    readonly trade: string | null;
  },
): D1PreparedStatement[] {
  const now = ctx.now.toISOString();
  const items = JSON.stringify(added.items.map(({ isbn, grade, count, price }) => [isbn, grade, count, price]));
  const movements = joinEqualCosts(added.movements).map(({ isbn, grade, count, cost }) => [isbn, grade, count, cost]);
  const isbns = [...new Set(added.items.map(({ isbn }) => isbn))];
  return [
    sql(
      ctx.db,
      `INSERT INTO price_history (isbn, grade, day, price) SELECT j.value->>0, j.value->>1, ?2, j.value->>3
        FROM json_each(?1) j
       WHERE NOT EXISTS (SELECT 1 FROM stock s WHERE s.isbn = j.value->>0 AND s.grade = j.value->>1)
       ON CONFLICT (isbn, grade, day) DO NOTHING`,
      items,
      dayOf(now),
    ),
    sql(
      ctx.db,
      `INSERT INTO stock (isbn, grade, on_hand, price) SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3
        FROM json_each(?1) j WHERE true
       ON CONFLICT (isbn, grade) DO UPDATE SET on_hand = stock.on_hand + excluded.on_hand`,
      items,
    ),
    sql(
      ctx.db,
      `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, trade_id, at)
       SELECT j.value->>0, j.value->>1, j.value->>2, ?2, j.value->>3, ?3, ?4 FROM json_each(?1) j`,
      JSON.stringify(movements),
      added.reason,
      added.trade,
      now,
    ),
    sql(
      ctx.db,
      'UPDATE editions SET arrived_at = ?2 WHERE isbn IN (SELECT value FROM json_each(?1))',
      JSON.stringify(isbns),
      now,
    ),
    refreshEditionsStatement(ctx.db, isbns),
  ];
}
