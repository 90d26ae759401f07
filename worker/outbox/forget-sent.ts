import { lt } from 'drizzle-orm';
import { retentionPolicy } from '../../domain/policy/retention';
import { dayMs, addMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { outbox } from '../platform/db/schema/money';

/** Deletes rows that were sent long ago; a nightly job. Safe to repeat. */
export async function forgetSent(ctx: Ctx): Promise<void> {
  const before = addMs(ctx.now.toISOString(), -retentionPolicy.sentMailDays * dayMs);
  await run(orm(ctx.db).delete(outbox).where(lt(outbox.sentAt, before)));
}
