import { dayMs, later } from '../../domain/time';
import type { Ctx } from '../platform/context';

/** Sent rows are kept this long, so that "I got no mail" can be looked up. */
const keptDays = 30;

/** Deletes rows that were sent long ago; a nightly job. Safe to repeat. */
export async function forgetSent(ctx: Ctx): Promise<void> {
  const before = later(ctx.now.toISOString(), -keptDays * dayMs);
  await ctx.db.prepare('DELETE FROM outbox WHERE sent_at < ?1').bind(before).run();
}
