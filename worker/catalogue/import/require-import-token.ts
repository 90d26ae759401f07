import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';

/** Compares in constant time: both sides as hashes of equal length. */
async function same(a: string, b: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const [left, right] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', encoder.encode(text))));
  return left !== undefined && right !== undefined && crypto.subtle.timingSafeEqual(left, right);
}

/**
 * Only who knows the IMPORT_TOKEN secret may load books; without the secret nobody may. Throws `import-token-wrong`.
 */
export async function requireImportToken(ctx: Ctx, authorization: string | undefined): Promise<void> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  const secret = ctx.settings.importToken;
  if (token === undefined || secret === null || secret === '' || !(await same(token, secret)))
    throw new Problem('import-token-wrong');
}
