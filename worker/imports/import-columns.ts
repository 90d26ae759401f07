import type { DeskImport } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { dayMs, addMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { columnsOf, nullable, number, type RowOf } from '../platform/db/columns';
import { accounts } from '../platform/db/schema/accounts';
import { importRuns } from '../platform/db/schema/catalogue';

/** Columns of an import as the desk shows it. `has_changes`: 1 where its changes are still stored. */
export const importColumns = {
  ...columnsOf(importRuns, 'id', 'kind', 'file', 'source', 'started_at', 'finished_at', 'undone_at', 'next_row'),
  ...columnsOf(importRuns, 'added', 'updated', 'unchanged', 'rejected', 'recovered', 'kept', 'undo_step'),
  clerk: nullable(accounts.name),
  is_dry: number,
  has_changes: number,
};
export type ImportRow = RowOf<typeof importColumns>;

/** SQL of `importColumns`, from `import_runs r LEFT JOIN accounts a`. */
export const importColumnsSql = `r.id, r.kind, r.file, r.source, r.started_at, r.finished_at, r.undone_at, r.next_row,
  r.added, r.updated, r.unchanged, r.rejected, r.recovered, r.kept, r.undo_step, a.name AS clerk,
  coalesce(json_extract(r.options, '$.dryRun'), 0) AS is_dry,
  EXISTS (SELECT 1 FROM import_changes c WHERE c.run = r.id) AS has_changes`;
export const importFromSql = 'import_runs r LEFT JOIN accounts a ON a.id = r.account';

/** Returns the instant (ISO 8601) before which an import can't be undone any more. */
export const undoableSince = (ctx: Pick<Ctx, 'now'>): string =>
  addMs(ctx.now.toISOString(), -importPolicy.undoDays * dayMs);

/** Returns an import as the desk shows it. */
export function toDeskImport(ctx: Pick<Ctx, 'now'>, row: ImportRow): DeskImport {
  const isOpen = row.finished_at === null;
  const isUndoable = row.has_changes === 1 && row.started_at >= undoableSince(ctx);
  return {
    run: row.id,
    kind: row.kind,
    file: row.file,
    source: row.source,
    by: row.clerk,
    isDryRun: row.is_dry === 1,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    undoneAt: row.undone_at,
    added: row.added,
    updated: row.updated,
    unchanged: row.unchanged,
    rejected: row.rejected,
    recovered: row.recovered,
    kept: row.kept,
    nextRow: row.next_row,
    canUndo: !isOpen && row.is_dry === 0 && row.undone_at === null && isUndoable,
    isUndoing: row.undo_step > 0 && row.undone_at === null,
  };
}
