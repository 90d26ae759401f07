import { z } from 'zod';
import type { Columns } from '../../../domain/catalogue/import/csv-columns';
import { importFields } from '../../../domain/catalogue/import/csv-fields';
import type { ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import { importStartSchema } from '../../../domain/catalogue/import/import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';

const columnsSchema = z.strictObject({
  at: z.partialRecord(z.enum(importFields), z.int()),
  authorForm: z.enum(['list', 'inverted']),
  headerIsRow: z.boolean(),
});

/**
 * Parses the columns stored with a run.
 * @throws ZodError on invalid data
 */
export function parseColumns(json: string): Columns {
  return columnsSchema.parse(JSON.parse(json));
}

export interface OpenRun {
  readonly id: string;
  readonly columns: Columns;
  readonly options: ImportOptions;
  readonly nextRow: number;
  readonly startedAt: string;
}

/** An import that is not finished. Throws `not-found`. */
export async function requireRun(ctx: Ctx, run: string): Promise<OpenRun> {
  const [row] = await rows<{ id: string; options: string; columns: string; next_row: number; started_at: string }>(
    sql(
      ctx.db,
      'SELECT id, options, columns, next_row, started_at FROM import_runs WHERE id = ?1 AND finished_at IS NULL',
      run,
    ),
  );
  if (row === undefined) throw new Problem('not-found');
  return {
    id: row.id,
    columns: parseColumns(row.columns),
    options: importStartSchema.shape.options.parse(JSON.parse(row.options)),
    nextRow: row.next_row,
    startedAt: row.started_at,
  };
}
