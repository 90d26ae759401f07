import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';
import { confirmPayout } from './confirm-payout';

/** Confirmed by one call: each takes a score of statements, and a call may make a thousand. */
const runSize = 40;

/**
 * The bank has carried out a whole file: what it sent and did not come back is done, one by one, so that what somebody
 * else ended meanwhile stops nothing. Answers how many, and how many are left for the next call. Throws `not-found`.
 */
export async function confirmPayoutFile(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<{ readonly confirmed: number; readonly left: number }> {
  requireRole(ctx, 'staff');
  const claimed = await rows<{ id: string; state: string }>(
    sql(ctx.db, 'SELECT id, state FROM payouts WHERE file = ?1 ORDER BY created_at, id', id),
  );
  if (claimed.length === 0) throw new Problem('not-found');
  const sent = claimed.filter(({ state }) => state === 'sent');
  let confirmed = 0;
  for (const payout of sent.slice(0, runSize)) {
    try {
      await confirmPayout(ctx, { id: payout.id });
      confirmed += 1;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'state-moved') throw error;
    }
  }
  return { confirmed, left: Math.max(0, sent.length - runSize) };
}
