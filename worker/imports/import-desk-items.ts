import type { DeskImportChunk, DeskImportItem } from '../../domain/desk/imports/desk-import-schemas';
import { requireRun } from '../catalogue/import/import-run';
import type { Ctx } from '../platform/context';
import { requireRole } from '../platform/require-role';
import { importRunItems } from './import-run-items';

/**
 * Loads one chunk of a file that a clerk imports. Items that are done already are skipped, so a chunk may be sent
 * twice. For staff only.
 * @throws `not-found` for a run that has ended or is unknown; what `importRunItems` and `requireRole` throw
 */
export async function importDeskItems(
  ctx: Ctx,
  input: { readonly run: string; readonly from: number; readonly items: readonly DeskImportItem[] },
): Promise<DeskImportChunk> {
  requireRole(ctx, 'staff');
  const run = await requireRun(ctx, input.run);
  const { rejected, ...done } = await importRunItems(ctx, run, input);
  return { ...done, rejected: rejected.map(({ at: _at, ...item }) => item) };
}
