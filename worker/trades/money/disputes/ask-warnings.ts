import { dayMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { syncWarning } from './sync-warning';

/** Number of warnings stored in one run. */
const runSize = 20;
/** Age in days of warnings in the list, as for disputes (`askDisputes`). */
const listDays = 7;

/**
 * Stores new fraud warnings of the provider's list, once an hour. Lost events therefore do not matter. For the
 * schedule.
 * @throws PaymentsDown
 */
export async function askWarnings(ctx: Ctx, payments: Payments): Promise<void> {
  if (ctx.now.getUTCMinutes() !== 0) return;
  const listed = await payments.warnings(new Date(ctx.now.getTime() - listDays * dayMs));
  // Only for payments booked here: the account at the provider may have others.
  const fresh = await rows<{ id: string }>(
    sql(
      ctx.db,
      `SELECT j.value ->> 'id' AS id FROM json_each(?1) j WHERE NOT EXISTS (SELECT 1 FROM fraud_warnings w
        WHERE w.id = j.value ->> 'id')
         AND EXISTS (SELECT 1 FROM payments p WHERE p.provider = ?2 AND p.event_id = j.value ->> 'money') LIMIT ?3`,
      JSON.stringify(listed.map(({ id, money }) => ({ id, money }))),
      payments.provider,
      runSize,
    ),
  );
  for (const { id } of fresh) {
    try {
      await syncWarning(ctx, payments, id);
    } catch (error) {
      // A trade that keeps changing is tried in the next run.
      if (!(error instanceof Problem)) throw error;
    }
  }
}
