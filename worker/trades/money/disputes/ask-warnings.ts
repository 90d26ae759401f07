import { dayMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { syncWarning } from './sync-warning';

/** Warnings taken in by one run. */
const runSize = 20;
/** As long as the list of new disputes. */
const listDays = 7;

/**
 * For the schedule: the provider's list of new warnings of fraud, once an hour, so that a lost event does not matter.
 * Throws PaymentsDown.
 */
export async function askWarnings(ctx: Ctx, payments: Payments): Promise<void> {
  if (ctx.now.getUTCMinutes() !== 0) return;
  const listed = await payments.warnings(new Date(ctx.now.getTime() - listDays * dayMs));
  // Of payments that are booked here alone: the account may have others.
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
      // One whose trade moves and moves is asked about once more.
      if (!(error instanceof Problem)) throw error;
    }
  }
}
