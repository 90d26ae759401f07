import { importPolicy } from '../../../domain/policy/imports';
import { changeRowStatements, dryRunStatements, type ChangedRow } from '../../catalogue/import/change-rows';
import type { OpenRun } from '../../catalogue/import/import-run';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { addCopiesStatements, type AddedItem } from '../add-copies-statements';
import type { IncomingCopies } from './incoming-copies';

/** The constraint that `nextRowGuardStatement` violates. */
export const nextRowTaken = 'import_runs.next_row';

/** Returns the statement that aborts the batch where another call has moved the import on since it was read. */
export function nextRowGuardStatement(ctx: Ctx, { id, nextRow }: OpenRun): D1PreparedStatement {
  return sql(
    ctx.db,
    'UPDATE import_runs SET next_row = CASE WHEN next_row = ?2 THEN next_row END WHERE id = ?1',
    id,
    nextRow,
  );
}

/** Returns the changes of the books that get a reference price, which the report shows and an undo takes back. */
const referenceChanges = (incoming: IncomingCopies): ChangedRow[] =>
  incoming.references.map(([isbn, price]) => ({
    kind: 'edition',
    key: isbn,
    before: { reference_price: [null] },
    after: { reference_price: [price] },
  }));

/**
 * Returns the statement that records how many copies of each item a run added, before they are added. `most`: changes
 * of the run that are stored; null: all. Further copies of one item count onto those of the run before.
 */
function recordStatement(ctx: Ctx, run: string, items: readonly AddedItem[], most: number | null): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO import_changes (run, kind, key, before, after)
     SELECT ?2, 'copies', (j.value->>0) || ' ' || (j.value->>1),
       CASE WHEN s.on_hand IS NOT NULL THEN json_object('on_hand', json_array(s.on_hand)) END,
       json_object('on_hand', json_array(coalesce(s.on_hand, 0) + (j.value->>2)))
     FROM json_each(?1) j LEFT JOIN stock s ON s.isbn = j.value->>0 AND s.grade = j.value->>1 WHERE true
     LIMIT CASE WHEN ?3 IS NULL THEN -1
       ELSE max(0, ?3 - (SELECT count(*) FROM import_changes WHERE run = ?2)) END
     ON CONFLICT (run, kind, key) DO UPDATE SET after = json_object('on_hand', json_array(
       import_changes.after->>'$.on_hand[0]' + (excluded.after->>'$.on_hand[0]')
       - coalesce(excluded.before->>'$.on_hand[0]', 0)))`,
    JSON.stringify(items.map(({ isbn, grade, count }) => [isbn, grade, count])),
    run,
    most,
  );
}

/** Returns the statements that keep the first changes of a dry run for its report. Nothing else is written. */
export function dryCopiesStatements(ctx: Ctx, run: string, incoming: IncomingCopies): D1PreparedStatement[] {
  return [
    ...dryRunStatements(ctx, run, referenceChanges(incoming)),
    recordStatement(ctx, run, incoming.items, importPolicy.dryRunChanges),
  ];
}

/** Returns the statements that add the copies to the stock, name their shelves, and record what the run changed. */
export function copiesStatements(ctx: Ctx, run: string, incoming: IncomingCopies): D1PreparedStatement[] {
  const { items, movements, references, shelves } = incoming;
  return [
    ...changeRowStatements(ctx, run, referenceChanges(incoming)),
    recordStatement(ctx, run, items, null),
    sql(
      ctx.db,
      `UPDATE editions SET reference_price = j.value->>1 FROM json_each(?1) j
       WHERE editions.isbn = j.value->>0 AND editions.reference_price IS NULL`,
      JSON.stringify(references),
    ),
    ...addCopiesStatements(ctx, { items, movements, reason: 'purchase', trade: null }),
    sql(
      ctx.db,
      `INSERT INTO shelves (isbn, grade, shelf) SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j
       WHERE true ON CONFLICT (isbn, grade) DO UPDATE SET shelf = excluded.shelf`,
      JSON.stringify(shelves),
    ),
  ];
}
