import { dayMs, hourMs, later } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { syncDispute } from './sync-dispute';

/** Number of disputes asked about in one run; the schedule runs every minute. */
const runSize = 20;
/**
 * Age in days of disputes in the provider's list. The provider retries an event for three days, so the list covers
 * events that it gave up.
 */
const listDays = 7;

/**
 * Asks the provider about open disputes and for its list of new ones, once an hour each. Lost events therefore do not
 * matter. For the schedule.
 * @throws PaymentsDown
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
  for (const { id } of known) await syncOrSkip(ctx, payments, id);
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
  for (const { id } of fresh) await syncOrSkip(ctx, payments, id);
}

/** Updates a dispute; one whose trade keeps changing is tried in the next run. */
async function syncOrSkip(ctx: Ctx, payments: Payments, id: string): Promise<void> {
  try {
    await syncDispute(ctx, payments, id);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
