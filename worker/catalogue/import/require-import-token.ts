import type { Ctx } from '../../platform/context';
import { requireBearer } from '../../platform/require-bearer';

/**
 * Only who knows the IMPORT_TOKEN secret may load books; without the secret nobody may. Throws `import-token-wrong`.
 */
export async function requireImportToken(ctx: Ctx, authorization: string | undefined): Promise<void> {
  await requireBearer(authorization, ctx.settings.importToken, 'import-token-wrong');
}
