import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { trades } from '../../platform/db/schema/trades';
import { secretHash } from '../../platform/secret-hash';
import { newGuestKey } from './guest-key';

/**
 * Replaces the guest key of a trade and returns the new one. Links with the key before, of hash `keyHash`, stop
 * working.
 */
export async function replaceKey(
  ctx: Ctx,
  { id, keyHash }: { readonly id: string; readonly keyHash: string | null },
): Promise<string> {
  const key = await newGuestKey(ctx, id, keyHash);
  const guestKeyHash = await secretHash(key);
  await commit(ctx.db, [
    statementOf(ctx.db, orm(ctx.db).update(trades).set({ guestKeyHash }).where(eq(trades.id, id))),
  ]);
  return key;
}
