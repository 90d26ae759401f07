import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { requireRole } from '../../require-role';
import { confirmPayout } from './confirm-payout';

/**
 * The bank has carried out a whole file: what it sent and did not come back is done, one by one, so that what somebody
 * else ended meanwhile stops nothing. Answers how many. Throws `not-found`.
 */
export async function confirmPayoutFile(ctx: Ctx, { id }: { readonly id: string }): Promise<{ readonly confirmed: number }> {
  requireRole(ctx, 'staff');
  const sent = await rows<{ id: string; state: string }>(sql(ctx.db, 'SELECT id, state FROM payouts WHERE file = ?1 ORDER BY created_at, id', id));
  if (sent.length === 0) throw new Problem('not-found');
  let confirmed = 0;
  for (const payout of sent) {
    if (payout.state !== 'sent') continue;
    try {
      await confirmPayout(ctx, { id: payout.id });
      confirmed += 1;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'state-moved') throw error;
    }
  }
  return { confirmed };
}
