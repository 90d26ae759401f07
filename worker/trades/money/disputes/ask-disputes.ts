import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { dayMs, hourMs, addMs } from '../../../../domain/time';
import { Problem } from '../../../../domain/problems';
import type { Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';
import { orm, run } from '../../../platform/db/client';
import { text } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { disputes } from '../../../platform/db/schema/money';
import { syncDispute } from './sync-dispute';

/** Number of disputes asked about in one run; the schedule runs every minute. */
const runSize = 20;
/**
 * Age in days of disputes in the provider's list. The provider retries an event for three days, so the list covers
 * events that it gave up.
 */
const listDays = 7;

/**
 * Reads which disputes of a JSON list (`?1`: id and money) are new and about a payment booked here. The account at the
 * provider (`?2`) may have other payments.
 */
const newDisputes = defineRead(
  { id: text() },
  `SELECT j.value ->> 'id' AS id FROM json_each(?1) j
   WHERE NOT EXISTS (SELECT 1 FROM disputes d WHERE d.id = j.value ->> 'id')
     AND EXISTS (SELECT 1 FROM payments p WHERE p.provider = ?2 AND p.event_id = j.value ->> 'money') LIMIT ?3`,
);

/**
 * Asks the provider about open disputes and for its list of new ones, once an hour each. Lost events therefore do not
 * matter. For the schedule.
 * @throws PaymentsDown
 */
export async function askDisputes(ctx: Ctx, payments: Payments): Promise<void> {
  const now = ctx.now.toISOString();
  const known = await run(
    orm(ctx.db)
      .select({ id: disputes.id })
      .from(disputes)
      .where(
        and(
          isNull(disputes.endedAt),
          eq(disputes.provider, payments.provider),
          lte(disputes.askedAt, addMs(now, -hourMs)),
        ),
      )
      .orderBy(asc(disputes.askedAt))
      .limit(runSize),
  );
  for (const { id } of known) await syncOrSkip(ctx, payments, id);
  if (ctx.now.getUTCMinutes() !== 0) return;
  const listed = await payments.listDisputes({ since: new Date(ctx.now.getTime() - listDays * dayMs) });
  const fresh = await newDisputes.all(
    ctx.db,
    JSON.stringify(listed.map(({ id, money }) => ({ id, money }))),
    payments.provider,
    runSize,
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
