import { dayMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { text } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { syncWarning } from './sync-warning';

/** Number of warnings stored in one run. */
const runSize = 20;
/** Age in days of warnings in the list, as for disputes (`askDisputes`). */
const listDays = 7;

/**
 * Reads which warnings of a JSON list (`?1`: id and money) are new and about a payment booked here. The account at the
 * provider (`?2`) may have other payments.
 */
const newWarnings = defineRead(
  { id: text() },
  `SELECT j.value ->> 'id' AS id FROM json_each(?1) j WHERE NOT EXISTS (SELECT 1 FROM fraud_warnings w
    WHERE w.id = j.value ->> 'id')
     AND EXISTS (SELECT 1 FROM payments p WHERE p.provider = ?2 AND p.event_id = j.value ->> 'money') LIMIT ?3`,
);

/**
 * Stores new fraud warnings of the provider's list, once an hour. Lost events therefore do not matter. For the
 * schedule.
 * @throws PaymentsDown
 */
export async function askWarnings(ctx: Ctx, payments: Payments): Promise<void> {
  if (ctx.now.getUTCMinutes() !== 0) return;
  const listed = await payments.listFraudWarnings(new Date(ctx.now.getTime() - listDays * dayMs));
  const fresh = await newWarnings.all(
    ctx.db,
    JSON.stringify(listed.map(({ id, money }) => ({ id, money }))),
    payments.provider,
    runSize,
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
