import type { ImportChunk } from '../../../domain/catalogue/import/import-schemas';
import type { Ctx } from '../../platform/context';
import { importItems } from './import-items';
import { requireRun } from './import-run';

/**
 * Loads one chunk of lines of the import command. Lines that are done already are skipped.
 * @throws what `importItems` throws, `not-found` for a run that is finished or unknown
 */
export async function importRows(
  ctx: Ctx,
  input: { readonly run: string; readonly from: number; readonly rows: readonly (readonly string[])[] },
): Promise<ImportChunk> {
  const run = await requireRun(ctx, input.run);
  const items = input.rows.map((cells, at) => ({ number: input.from + at + 1, cells: [...cells] }));
  const { rejected, ...done } = await importItems(ctx, run, { from: input.from, items });
  return {
    ...done,
    rejected: rejected.map(({ at, reason }) => ({ row: at, reason })),
  };
}
