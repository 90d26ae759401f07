import { findColumns } from '../../../domain/catalogue/import/csv-columns';
import type { ImportRun, ImportStart } from '../../../domain/catalogue/import/import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { parseColumns } from './import-run';

/**
 * Starts an import, or with `resume` continues the last one of the same source.
 * @throws `invalid-input` with the reason `no-isbn-column` or `no-title-column` when the file is not a list of books
 */
export async function startImport(ctx: Ctx, input: ImportStart): Promise<ImportRun> {
  if (input.resume) {
    const [last] = await rows<{ id: string; columns: string; next_row: number; finished_at: string | null }>(
      sql(
        ctx.db,
        'SELECT id, columns, next_row, finished_at FROM import_runs WHERE source = ?1 ORDER BY started_at DESC LIMIT 1',
        input.source,
      ),
    );
    if (last !== undefined) {
      const columns = parseColumns(last.columns);
      const finished = last.finished_at !== null;
      return {
        run: last.id,
        columns: { ...columns.at },
        headerIsRow: columns.headerIsRow,
        nextRow: last.next_row,
        finished,
      };
    }
  }
  const columns = findColumns(input.header, input.sample);
  if (typeof columns === 'string') throw new Problem('invalid-input', { reason: columns });
  const run = ctx.ids.id();
  await commit(ctx.db, [
    sql(
      ctx.db,
      'INSERT INTO import_runs (id, source, options, columns, started_at) VALUES (?1, ?2, ?3, ?4, ?5)',
      run,
      input.source,
      JSON.stringify(input.options),
      JSON.stringify(columns),
      ctx.now.toISOString(),
    ),
  ]);
  return { run, columns: { ...columns.at }, headerIsRow: columns.headerIsRow, nextRow: 0, finished: false };
}
