import { dayMs, hourMs, later } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { syncDispute } from './sync-dispute';

/** Disputes asked about in one run; the schedule comes back every minute. */
const runSize = 20;
/** The provider tells again for three days what nobody took; a list of so long finds what it gave up. */
const listDays = 7;

/**
 * For the schedule: open disputes are asked about once an hour, and so is the provider's list of new ones, so that a
 * lost event does not matter. Throws PaymentsDown.
 */
export async function askDisputes(ctx: Ctx, payments: Payments): Promise<void> {
  const now = ctx.now.toISOString();
  const known = await rows<{ id: string }>(
    sql(
      ctx.db,
      'SELECT id FROM disputes WHERE ended_at IS NULL AND provider = ?1 AND asked_at <= ?2 ORDER BY asked_at LIMIT ?3',
      payments.provider,
      later(now, -hourMs),
      runSize,
    ),
  );
  for (const { id } of known) await settle(ctx, payments, id);
  if (ctx.now.getUTCMinutes() !== 0) return;
  const listed = await payments.disputes({ since: new Date(ctx.now.getTime() - listDays * dayMs) });
  const fresh = await rows<{ id: string }>(
    sql(
      ctx.db,
      'SELECT value AS id FROM json_each(?1) WHERE value NOT IN (SELECT id FROM disputes) LIMIT ?2',
      JSON.stringify(listed.map(({ id }) => id)),
      runSize,
    ),
  );
  for (const { id } of fresh) await settle(ctx, payments, id);
}

/** One whose trade moves and moves is asked about once more. */
async function settle(ctx: Ctx, payments: Payments, id: string): Promise<void> {
  try {
    await syncDispute(ctx, payments, id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
