import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { columnsOf } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { stock } from '../platform/db/schema/pricing';
import { averageCostSql } from '../stock/sell-stock';
import { refreshEditionsStatement } from '../catalogue/cards/refresh-editions-statement';
import { changeOfRow } from './change-values';
import type { StoredChange, Undone } from './undone';

const stockOf = defineRead(
  columnsOf(stock, 'isbn', 'grade', 'on_hand', 'reserved'),
  `SELECT s.isbn, s.grade, s.on_hand, s.reserved FROM json_each(?1) j
   CROSS JOIN stock s ON s.isbn = j.value->>0 AND s.grade = j.value->>1`,
);

/** Returns the number of copies that an import added to an item. */
function addedBy(change: StoredChange): number {
  const { before, after } = changeOfRow(change);
  return Number(after['on_hand']?.[0] ?? 0) - Number(before?.['on_hand']?.[0] ?? 0);
}

/**
 * Takes the copies of an import out of the stock again, as far as they are free. They leave by a movement at their
 * average cost, as copies do that a count did not find. The batch aborts as `stock_enough` when they are ordered
 * meanwhile.
 */
export async function undoCopies(ctx: Ctx, changes: readonly StoredChange[]): Promise<Undone> {
  const items = await stockOf.all(ctx.db, JSON.stringify(changes.map(({ key }) => key.split(' '))));
  const free = new Map(items.map((item) => [`${item.isbn} ${item.grade}`, item.on_hand - item.reserved]));
  const removals = changes.map((change) => {
    const wanted = addedBy(change);
    return { key: change.key, wanted, removed: Math.max(0, Math.min(wanted, free.get(change.key) ?? 0)) };
  });
  const list = JSON.stringify(
    removals.filter(({ removed }) => removed > 0).map(({ key, removed }) => [...key.split(' '), removed]),
  );
  return {
    kept: new Set(removals.filter(({ wanted, removed }) => removed < wanted).map(({ key }) => key)),
    statements: [
      sql(
        ctx.db,
        `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
         SELECT j.value->>0, j.value->>1, -(j.value->>2), 'correction',
           ${averageCostSql('j.value->>0', 'j.value->>1')}, ?2 FROM json_each(?1) j`,
        list,
        ctx.now.toISOString(),
      ),
      sql(
        ctx.db,
        `UPDATE stock SET on_hand = on_hand - (j.value->>2) FROM json_each(?1) j
         WHERE stock.isbn = j.value->>0 AND stock.grade = j.value->>1`,
        list,
      ),
      refreshEditionsStatement(
        ctx.db,
        changes.map(({ key }) => key.slice(0, 13)),
      ),
    ],
  };
}
