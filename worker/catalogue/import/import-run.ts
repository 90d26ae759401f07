import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Columns } from '../../../domain/catalogue/import/csv-columns';
import { importFields } from '../../../domain/catalogue/import/import-fields';
import type { ImportOptions } from '../../../domain/catalogue/import/edition-facts';
import { importStartSchema } from '../../../domain/catalogue/import/import-schemas';
import type { ImportKind } from '../../../domain/desk/imports/desk-import-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { importRuns } from '../../platform/db/schema/catalogue';

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
  readonly kind: ImportKind;
}

/**
 * Returns an import that is not finished.
 * @throws `not-found`
 */
export async function requireRun(ctx: Ctx, runId: string): Promise<OpenRun> {
  const { id, options, columns, nextRow, startedAt, kind } = importRuns;
  const [found] = await run(
    orm(ctx.db)
      .select({ id, options, columns, nextRow, startedAt, kind })
      .from(importRuns)
      .where(and(eq(id, runId), isNull(importRuns.finishedAt))),
  );
  if (found === undefined) throw new Problem('not-found');
  return {
    ...found,
    columns: parseColumns(found.columns),
    options: importStartSchema.shape.options.parse(JSON.parse(found.options)),
  };
}
