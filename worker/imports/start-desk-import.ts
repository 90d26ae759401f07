import type { Columns } from '../../domain/catalogue/import/csv-columns';
import type { DeskImportStart, DeskImportStarted } from '../../domain/desk/imports/desk-import-schemas';
import { parseColumns } from '../catalogue/import/import-run';
import { requireColumns } from '../catalogue/import/start-import';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { columnsOf, nullable, type RowOf } from '../platform/db/columns';
import { commit, ConstraintError } from '../platform/db/commit';
import { defineRead } from '../platform/db/read';
import { accounts } from '../platform/db/schema/accounts';
import { importRuns } from '../platform/db/schema/catalogue';
import { requireRole } from '../platform/require-role';

const earlierColumns = {
  ...columnsOf(importRuns, 'id', 'columns', 'next_row', 'started_at', 'finished_at'),
  clerk: nullable(accounts.name),
};
type EarlierRow = RowOf<typeof earlierColumns>;

/** Most imports of one file that are read to find the last open one and the last ended one. */
const maxEarlierRuns = 20;
/** Reads the last imports of a source at the desk that were not undone. */
const earlierRuns = defineRead(
  earlierColumns,
  `SELECT r.id, r.columns, r.next_row, r.started_at, r.finished_at, a.name AS clerk
   FROM import_runs r LEFT JOIN accounts a ON a.id = r.account
   WHERE r.source = ?1 AND r.account IS NOT NULL AND r.undone_at IS NULL
   ORDER BY r.started_at DESC LIMIT ${maxEarlierRuns}`,
);

/** Returns the name of a file's content. A dry run and an import of it never meet. */
const sourceOf = ({ kind, source, options }: DeskImportStart) => `${kind} ${source}${options.dryRun ? ' dry run' : ''}`;

/** Returns the answer that only names an earlier import. */
const earlierAnswer = (kind: 'imported' | 'running', row: EarlierRow): DeskImportStarted => ({
  kind,
  run: row.id,
  by: row.clerk,
  startedAt: row.started_at,
  nextRow: row.next_row,
});

/** Returns the answer that continues an open import. */
function resumedAnswer(row: EarlierRow): DeskImportStarted {
  const { at, headerIsRow } = parseColumns(row.columns);
  return { kind: 'started', run: row.id, columns: { ...at }, headerIsRow, nextRow: row.next_row };
}

/** Returns the answer where an earlier import of the file prevents a new one; null where a new one may begin. */
function answerByEarlier(input: DeskImportStart, rows: readonly EarlierRow[]): DeskImportStarted | null {
  if (input.options.dryRun) return null;
  const open = rows.find(({ finished_at: finishedAt }) => finishedAt === null);
  if (open !== undefined) return input.resume ? resumedAnswer(open) : earlierAnswer('running', open);
  const [done] = rows;
  return done === undefined || input.again ? null : earlierAnswer('imported', done);
}

/** Returns the statement that ends the open dry run of a source. */
const endDryRunStatement = (ctx: Ctx, source: string) =>
  sql(
    ctx.db,
    'UPDATE import_runs SET finished_at = ?2 WHERE source = ?1 AND finished_at IS NULL',
    source,
    ctx.now.toISOString(),
  );

/** Returns the statement that stores a new run. */
function insertRunStatement(
  ctx: Ctx,
  { kind, file, options }: DeskImportStart,
  run: { readonly id: string; readonly source: string; readonly columns: Columns; readonly account: string },
): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO import_runs (id, source, options, columns, started_at, kind, file, account)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    run.id,
    run.source,
    // Only the shop itself loads its starter catalogue.
    JSON.stringify({ ...options, starter: false }),
    JSON.stringify(run.columns),
    ctx.now.toISOString(),
    kind,
    file,
    run.account,
  );
}

/** Violated when two clerks begin to import one file at once. */
const startRace = 'import_runs.source';

/**
 * Starts an import at the desk, or with `resume` continues the one of the same file that is open, whoever began it. A
 * file that was imported before is imported again with `again` only. A new dry run ends the one before. For staff only.
 * @throws what `requireColumns` and `requireRole` throw
 */
export async function startDeskImport(ctx: Ctx, input: DeskImportStart): Promise<DeskImportStarted> {
  const { id: account } = requireRole(ctx, 'staff');
  const source = sourceOf(input);
  const answer = answerByEarlier(input, await earlierRuns.all(ctx.db, source));
  if (answer !== null) return answer;
  const columns = requireColumns(input);
  const id = ctx.ids.id();
  try {
    await commit(ctx.db, [
      ...(input.options.dryRun ? [endDryRunStatement(ctx, source)] : []),
      insertRunStatement(ctx, input, { id, source, columns, account }),
    ]);
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== startRace) throw error;
    const other = answerByEarlier(input, await earlierRuns.all(ctx.db, source));
    if (other === null) throw error;
    return other;
  }
  return { kind: 'started', run: id, columns: { ...columns.at }, headerIsRow: columns.headerIsRow, nextRow: 0 };
}
