import type { ClaimedRow, Ctx } from '../platform/context';

/**
 * Delivers the outbox after the answer, or only `own`, which the commit has claimed. Call it after the commit that
 * wrote a row; the schedule delivers the rest.
 */
export function sendOutboxSoon(ctx: Ctx, own?: ClaimedRow): void {
  ctx.waitUntil(ctx.sendOutbox(ctx, own));
}
