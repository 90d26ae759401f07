import type { ImportChunk } from '../../../domain/catalogue/import/import-schemas';
import type { Ctx } from '../../platform/context';
import { importItems } from './import-items';
import { requireRun } from './import-run';

/** Loads a chunk of items of a run, as `importItems` does. */
export type LoadItems = typeof importItems;

/**
 * Loads one chunk of lines of the import command. Lines that are done already are skipped. `load`: loads them; rooms
 * above know more kinds of runs than editions.
 * @throws what `load` throws, `not-found` for a run that is finished or unknown
 */
export async function importRows(
  ctx: Ctx,
  input: { readonly run: string; readonly from: number; readonly rows: readonly (readonly string[])[] },
  load: LoadItems = importItems,
): Promise<ImportChunk> {
  const run = await requireRun(ctx, input.run);
  const items = input.rows.map((cells, index) => ({ number: input.from + index + 1, cells: [...cells] }));
  const { rejected, ...done } = await load(ctx, run, { from: input.from, items });
  return {
    ...done,
    rejected: rejected.map(({ at, reason }) => ({ row: at, reason })),
  };
}
