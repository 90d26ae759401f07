import { fieldsToRestore } from '../../../domain/catalogue/import/import-changes';
import { stockKey } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { stock } from '../../platform/db/schema/pricing';
import { shelves } from '../../platform/db/schema/trade-life';
import { averageCostSql } from '../../stock/sell-stock';
import { refreshEditionsStatement } from '../../catalogue/cards/refresh-editions-statement';
import { changeOfRow } from '../change-values';
import type { StoredChange, UndoPlan } from './undo-plan';

const stockOf = defineRead(
  { ...columnsOf(stock, 'isbn', 'grade', 'on_hand', 'reserved'), shelf: nullable(shelves.shelf) },
  `SELECT s.isbn, s.grade, s.on_hand, s.reserved, h.shelf FROM json_each(?1) j
   CROSS JOIN stock s ON s.isbn = j.value->>0 AND s.grade = j.value->>1
   LEFT JOIN shelves h ON h.isbn = s.isbn AND h.grade = s.grade`,
);

/** Returns the number of copies that an import added to an item. */
function countAdded(change: StoredChange): number {
  const { before, after } = changeOfRow(change);
  return Number(after['on_hand']?.[0] ?? 0) - Number(before?.['on_hand']?.[0] ?? 0);
}

/** Shelf of an item now and before the import. */
interface RestoredShelf {
  readonly present: string | null;
  readonly before: unknown;
  /** False where the shelf has another name than the import wrote. */
  readonly isRestorable: boolean;
}

/** Returns the shelf of an item now and before the import; null where the import named none. */
function shelfToRestore(change: StoredChange, present: string | null): RestoredShelf | null {
  const { before, after } = changeOfRow(change);
  if (after['shelf'] === undefined) return null;
  const named = { shelf: after['shelf'] };
  const { fields, isComplete } = fieldsToRestore(
    { shelf: present },
    { before: { shelf: before?.['shelf'] ?? [null] }, after: named },
  );
  return { present, before: fields['shelf'], isRestorable: isComplete };
}

/** Returns the statements that remove copies from the stock, by a movement at their average cost. */
function stockStatements(ctx: Ctx, removals: readonly { readonly key: string; readonly removed: number }[]) {
  const list = JSON.stringify(
    removals.filter(({ removed }) => removed > 0).map(({ key, removed }) => [...key.split(' '), removed]),
  );
  return [
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
  ];
}

/**
 * Returns the statements that restore the names of shelves, or delete them, where they still have the name that the
 * import wrote. The first aborts the batch when one has another name than the step has read.
 */
function shelfStatements(ctx: Ctx, run: string, items: readonly unknown[][]): D1PreparedStatement[] {
  if (items.length === 0) return [];
  const list = JSON.stringify(items);
  const isUnchangedSql = 'h.isbn = j.value->>0 AND h.grade = j.value->>1 AND h.shelf = j.value->>2';
  return [
    sql(
      ctx.db,
      `UPDATE import_runs SET undo_step = CASE WHEN (SELECT count(*) FROM json_each(?1) j
         CROSS JOIN shelves h ON ${isUnchangedSql}) = json_array_length(?1) THEN undo_step END WHERE id = ?2`,
      list,
      run,
    ),
    sql(
      ctx.db,
      `DELETE FROM shelves WHERE (isbn, grade) IN
        (SELECT j.value->>0, j.value->>1 FROM json_each(?1) j WHERE j.value->>3 IS NULL)`,
      list,
    ),
    sql(
      ctx.db,
      `UPDATE shelves SET shelf = j.value->>3 FROM json_each(?1) j
       WHERE shelves.isbn = j.value->>0 AND shelves.grade = j.value->>1 AND j.value->>3 IS NOT NULL`,
      list,
    ),
  ];
}

/**
 * Removes the copies of an import from the stock, as far as they are free, and restores the names of their shelves. The
 * movement is the one of copies that a count did not find. The batch aborts as `stock_enough` when copies are ordered
 * meanwhile.
 */
export async function undoCopies(ctx: Ctx, run: string, changes: readonly StoredChange[]): Promise<UndoPlan> {
  const items = await stockOf.all(ctx.db, JSON.stringify(changes.map(({ key }) => key.split(' '))));
  const present = new Map(items.map((item) => [stockKey(item), item]));
  const outcomes = changes.map((change) => {
    const item = present.get(change.key);
    const wanted = countAdded(change);
    const free = item === undefined ? 0 : item.on_hand - item.reserved;
    const shelf = shelfToRestore(change, item?.shelf ?? null);
    return { key: change.key, wanted, removed: Math.max(0, Math.min(wanted, free)), shelf };
  });
  return {
    kept: new Set(
      outcomes
        .filter(({ wanted, removed, shelf }) => removed < wanted || shelf?.isRestorable === false)
        .map(({ key }) => key),
    ),
    statements: [
      ...stockStatements(ctx, outcomes),
      ...shelfStatements(
        ctx,
        run,
        outcomes.flatMap(({ key, shelf }) =>
          shelf?.isRestorable === true ? [[...key.split(' '), shelf.present, shelf.before]] : [],
        ),
      ),
      refreshEditionsStatement(
        ctx.db,
        changes.map(({ key }) => key.slice(0, 13)),
      ),
    ],
  };
}
