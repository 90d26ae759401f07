import { desc, eq } from 'drizzle-orm';
import { findColumns } from '../../../domain/catalogue/import/csv-columns';
import type { ImportRun, ImportStart } from '../../../domain/catalogue/import/import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { importRuns } from '../../platform/db/schema/catalogue';
import { parseColumns } from './import-run';

/**
 * Starts an import, or with `resume` continues the last one of the same source.
 * @throws `invalid-input` with the reason `no-isbn-column` or `no-title-column` when the file is not a list of books
 */
export async function startImport(ctx: Ctx, input: ImportStart): Promise<ImportRun> {
  if (input.resume) {
    const [last] = await run(
      orm(ctx.db)
        .select()
        .from(importRuns)
        .where(eq(importRuns.source, input.source))
        .orderBy(desc(importRuns.startedAt))
        .limit(1),
    );
    if (last !== undefined) {
      const columns = parseColumns(last.columns);
      return {
        run: last.id,
        columns: { ...columns.at },
        headerIsRow: columns.headerIsRow,
        nextRow: last.nextRow,
        finished: last.finishedAt !== null,
      };
    }
  }
  const columns = findColumns(input.header, input.sample);
  if (typeof columns === 'string') throw new Problem('invalid-input', { reason: columns });
  const id = ctx.ids.id();
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(importRuns)
        .values({
          id,
          source: input.source,
          options: JSON.stringify(input.options),
          columns: JSON.stringify(columns),
          startedAt: ctx.now.toISOString(),
        }),
    ),
  ]);
  return { run: id, columns: { ...columns.at }, headerIsRow: columns.headerIsRow, nextRow: 0, finished: false };
}
