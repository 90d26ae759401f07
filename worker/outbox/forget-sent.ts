import { lt } from 'drizzle-orm';
import { dayMs, later } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { outbox } from '../platform/db/schema/money';

/** Sent rows are kept this long, so that "I got no mail" can be looked up. */
const keptDays = 30;

/** Deletes rows that were sent long ago; a nightly job. Safe to repeat. */
export async function forgetSent(ctx: Ctx): Promise<void> {
  const before = later(ctx.now.toISOString(), -keptDays * dayMs);
  await run(orm(ctx.db).delete(outbox).where(lt(outbox.sentAt, before)));
}
