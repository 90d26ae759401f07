import type { ImportFinished } from '../../domain/catalogue/import/import-schemas';
import { finishImport } from '../catalogue/import/finish-import';
import type { Ctx } from '../platform/context';
import { requireRole } from '../platform/require-role';

/**
 * Ends an import at the desk in steps, as `finishImport` does. For staff only.
 * @throws `not-found` for a run that has ended or is unknown; what `requireRole` throws
 */
export async function finishDeskImport(
  ctx: Ctx,
  input: { readonly run: string; readonly after: string | null },
): Promise<ImportFinished> {
  requireRole(ctx, 'staff');
  return finishImport(ctx, input);
}
