import type { DeskImportItem } from '../../domain/desk/imports/desk-import-schemas';
import { importItems, type ImportedItems } from '../catalogue/import/import-items';
import type { OpenRun } from '../catalogue/import/import-run';
import type { Ctx } from '../platform/context';
import { importCopies } from '../stock/import/import-copies';

/**
 * Loads one chunk of a file by the kind of its run: editions into the catalogue, copies into the stock.
 * @throws what `importItems` and `importCopies` throw
 */
export function importRunItems(
  ctx: Ctx,
  run: OpenRun,
  input: { readonly from: number; readonly items: readonly DeskImportItem[] },
): Promise<ImportedItems> {
  return run.kind === 'copies' ? importCopies(ctx, run, input) : importItems(ctx, run, input);
}
