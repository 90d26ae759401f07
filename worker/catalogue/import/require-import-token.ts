import type { Ctx } from '../../platform/context';
import { requireBearer } from '../../platform/require-bearer';

/**
 * Requires the secret IMPORT_TOKEN, without which books can't be loaded. Where it is not set, nobody can load them.
 * @throws `import-token-wrong`
 */
export async function requireImportToken(ctx: Ctx, authorization: string | undefined): Promise<void> {
  await requireBearer(authorization, ctx.settings.importToken, 'import-token-wrong');
}
