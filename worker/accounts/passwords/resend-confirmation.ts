import { signInRatePolicy } from '../../../domain/policy';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { outboxRow } from '../../outbox/outbox-row';

/** Sends the mail of an unconfirmed registration again with a fresh link, at most once in 15 minutes. */
export async function resendConfirmation(ctx: Ctx, registration: string): Promise<void> {
  const window = Math.floor(ctx.now.getTime() / (signInRatePolicy.windowMinutes * minuteMs));
  await commit(ctx.db, [
    outboxRow(
      ctx,
      'confirm-account',
      { registration, origin: mailOrigin(ctx) },
      `confirm-account:${registration}:${window}`,
    ),
  ]);
  await ctx.sendOutbox(ctx);
}
