import { desc, eq } from 'drizzle-orm';
import { missingCopiesColumn } from '../../../domain/catalogue/import/copies-row';
import { findColumns, type Columns } from '../../../domain/catalogue/import/csv-columns';
import type { ImportRun, ImportStart } from '../../../domain/catalogue/import/import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { importRuns } from '../../platform/db/schema/catalogue';
import { parseColumns } from './import-run';

/**
 * Returns the columns of a file of editions or copies.
 * @throws `invalid-input` with the reason `no-isbn-column`, `no-title-column`, `no-grade-column` or `no-cost-column`
 */
export function requireColumns({ kind, header, sample, options }: ImportStart): Columns {
  const columns = findColumns(header, sample, { needsTitle: kind !== 'copies' });
  if (typeof columns === 'string') throw new Problem('invalid-input', { reason: columns });
  const missing = kind === 'copies' ? missingCopiesColumn(columns, { defaultCost: options.defaultCost ?? null }) : null;
  if (missing !== null) throw new Problem('invalid-input', { reason: missing });
  return columns;
}

/**
 * Starts an import, or with `resume` continues the last one of the same source.
 * @throws what `requireColumns` throws
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
  const columns = requireColumns(input);
  const id = ctx.ids.id();
  await commit(ctx.db, [
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(importRuns)
        .values({
          id,
          source: input.source,
          kind: input.kind ?? 'editions',
          options: JSON.stringify(input.options),
          columns: JSON.stringify(columns),
          startedAt: ctx.now.toISOString(),
        }),
    ),
  ]);
  return { run: id, columns: { ...columns.at }, headerIsRow: columns.headerIsRow, nextRow: 0, finished: false };
}
