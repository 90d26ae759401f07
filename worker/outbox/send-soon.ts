import type { Ctx } from '../platform/context';

/** Delivers the outbox after the answer. Call it after the commit that wrote a row; the schedule delivers the rest. */
export function sendOutboxSoon(ctx: Ctx): void {
  ctx.later(ctx.sendOutbox(ctx));
}
