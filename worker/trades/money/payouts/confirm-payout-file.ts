import { asc, eq } from 'drizzle-orm';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, run } from '../../../platform/db/client';
import { payouts } from '../../../platform/db/schema/trade-life';
import { requireRole } from '../../../platform/require-role';
import { confirmPayout } from './confirm-payout';

/** Number of payouts confirmed in one call: each takes about 20 statements, and a call may make 1,000. */
const runSize = 40;

/**
 * Confirms the sent payouts of a file one by one, so that a payout that ended otherwise does not stop the rest.
 * Returns how many it confirmed and how many are left for the next call.
 * @throws `not-found`
 */
export async function confirmPayoutFile(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<{ readonly confirmed: number; readonly left: number }> {
  requireRole(ctx, 'staff');
  const claimed = await run(
    orm(ctx.db)
      .select({ id: payouts.id, state: payouts.state })
      .from(payouts)
      .where(eq(payouts.file, id))
      .orderBy(asc(payouts.createdAt), asc(payouts.id)),
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
