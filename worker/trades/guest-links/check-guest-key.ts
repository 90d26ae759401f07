import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import { rows, sql } from '../../platform/db/client';

/**
 * Checks the key of a guest link, so that the browser can store it in a cookie and remove it from the address.
 * @throws `trade-not-found` for a wrong key, the key of another trade, and a trade of an account
 */
export async function checkGuestKey(
  ctx: Ctx,
  asked: { readonly id: string; readonly key: string },
): Promise<{ readonly id: string }> {
  const found = await rows<{ id: string }>(
    sql(
      ctx.db,
      'SELECT id FROM trades WHERE id = ?1 AND account IS NULL AND guest_key_hash = ?2',
      asked.id,
      await secretHash(asked.key),
    ),
  );
  if (found.length === 0) throw new Problem('trade-not-found');
  return { id: asked.id };
}
