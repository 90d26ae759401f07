import { signInRatePolicy } from '../../../domain/policy/accounts';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { outboxStatement } from '../../outbox/outbox-statement';

/** Sends the mail of an unconfirmed registration again with a fresh link, at most once in 15 minutes. */
export async function resendConfirmation(ctx: Ctx, registration: string): Promise<void> {
  const window = Math.floor(ctx.now.getTime() / (signInRatePolicy.windowMinutes * minuteMs));
  await commit(ctx.db, [
    outboxStatement(
      ctx,
      'confirm-account',
      { registration, origin: mailLinkOrigin(ctx) },
      `confirm-account:${registration}:${window}`,
    ),
  ]);
  await ctx.sendOutbox(ctx);
}
