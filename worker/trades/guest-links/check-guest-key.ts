import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import { orm, run } from '../../platform/db/client';
import { trades } from '../../platform/db/schema/trades';

/**
 * Checks the key of a guest link, so that the browser can store it in a cookie and remove it from the address.
 * A guest's order that was moved into an account keeps its links.
 * @throws `trade-not-found` for a wrong key and the key of another trade
 */
export async function checkGuestKey(
  ctx: Ctx,
  asked: { readonly id: string; readonly key: string },
): Promise<{ readonly id: string }> {
  const hash = await secretHash(asked.key);
  const found = await run(
    orm(ctx.db)
      .select({ id: trades.id })
      .from(trades)
      .where(and(eq(trades.id, asked.id), eq(trades.guestKeyHash, hash))),
  );
  if (found.length === 0) throw new Problem('trade-not-found');
  return { id: asked.id };
}
