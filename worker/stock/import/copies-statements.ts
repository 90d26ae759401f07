import { importPolicy } from '../../../domain/policy/imports';
import { stockKey } from '../../../domain/grade';
import {
  changeRowStatements,
  dryRunRoomSql,
  dryRunStatements,
  type ChangedRow,
} from '../../catalogue/import/change-rows';
import type { OpenRun } from '../../catalogue/import/import-run';
import { rowsGuardStatements } from '../../catalogue/import/row-guards';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { addCopiesStatements } from '../add-copies-statements';
import type { IncomingCopies } from './incoming-copies';

/** The constraint that `nextRowGuardStatement` violates. */
export const nextRowRace = 'import_runs.next_row';

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

/** SQL for further copies of an item in a run: they add to those before, and the recorded shelf stays. */
const onFurtherCopiesSql = `ON CONFLICT (run, kind, key) DO UPDATE SET
  after = json_patch(json_patch(import_changes.after, excluded.after), json_object('on_hand', json_array(
    import_changes.after->>'$.on_hand[0]' + (excluded.after->>'$.on_hand[0]')
    - coalesce(excluded.before->>'$.on_hand[0]', 0)))),
  before = CASE WHEN import_changes.before IS NOT NULL THEN json_patch(excluded.before, import_changes.before)
    WHEN import_changes.after->'$.shelf' IS NULL AND excluded.before->>'$.shelf[0]' IS NOT NULL
      THEN json_patch(excluded.before, '{"on_hand":[0]}') END`;

/** Items of a dry run: those that are new, or all others. */
interface DryPart {
  readonly isNew: boolean;
}

/**
 * Returns the statement that records how many copies of each item a run added, and the shelf before and after where the
 * file names one, before they are written. `dryPart`: the part of a dry run; null: all. An item that had a
 * shelf and no copies is one with 0 copies.
 */
function recordStatement(
  ctx: Ctx,
  run: string,
  incoming: IncomingCopies,
  dryPart: DryPart | null,
): D1PreparedStatement {
  const { items, shelves } = incoming;
  const shelfOf = new Map(shelves.map(([isbn, grade, shelf]) => [stockKey({ isbn, grade }), shelf]));
  return sql(
    ctx.db,
    `INSERT INTO import_changes (run, kind, key, before, after)
     SELECT ?2, 'copies', (j.value->>0) || ' ' || (j.value->>1),
       CASE WHEN s.on_hand IS NOT NULL OR h.shelf IS NOT NULL THEN json_patch(
         json_object('on_hand', json_array(coalesce(s.on_hand, 0))),
         CASE WHEN j.value->>3 IS NULL THEN '{}' ELSE json_object('shelf', json_array(h.shelf)) END) END,
       json_patch(json_object('on_hand', json_array(coalesce(s.on_hand, 0) + (j.value->>2))),
         CASE WHEN j.value->>3 IS NULL THEN '{}' ELSE json_object('shelf', json_array(j.value->>3)) END)
     FROM json_each(?1) j LEFT JOIN stock s ON s.isbn = j.value->>0 AND s.grade = j.value->>1
     LEFT JOIN shelves h ON h.isbn = j.value->>0 AND h.grade = j.value->>1 AND j.value->>3 IS NOT NULL
     WHERE ${dryPart === null ? 'true' : `(s.on_hand IS NULL AND h.shelf IS NULL) = ${dryPart.isNew}`}
     LIMIT ${dryPart === null ? '-1' : dryRunRoomSql(dryPart.isNew)} ${onFurtherCopiesSql}`,
    JSON.stringify(
      items.map(({ isbn, grade, count }) => [isbn, grade, count, shelfOf.get(stockKey({ isbn, grade })) ?? null]),
    ),
    run,
    ...(dryPart === null ? [] : [importPolicy.dryRunChanges]),
  );
}

/** Returns the statements that keep the first changes of a dry run for its report. Nothing else is written. */
export function dryCopiesStatements(ctx: Ctx, run: string, incoming: IncomingCopies): D1PreparedStatement[] {
  return [
    ...dryRunStatements(ctx, run, referenceChanges(incoming)),
    recordStatement(ctx, run, incoming, { isNew: false }),
    recordStatement(ctx, run, incoming, { isNew: true }),
  ];
}

/** Returns the statements that add the copies to the stock, name their shelves, and record what the run changed. */
export function copiesStatements(ctx: Ctx, run: string, incoming: IncomingCopies): D1PreparedStatement[] {
  const { items, movements, references, shelves } = incoming;
  return [
    ...rowsGuardStatements(ctx, 'editions', ['isbn', 'reference_price'], incoming.books),
    ...changeRowStatements(ctx, run, referenceChanges(incoming)),
    recordStatement(ctx, run, incoming, null),
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
