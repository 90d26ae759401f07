import { comparableEmail } from '../../../domain/accounts/email';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { secretHash } from '../../platform/secret-hash';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

/**
 * Queues a mail with a password-reset link for an address, at most one a minute.
 * The address is looked up when the mail is written. So answer and time do not reveal whether it has an account.
 * @throws `too-many-attempts`
 */
export async function requestPasswordReset(ctx: Ctx, typed: string): Promise<void> {
  const email = comparableEmail(typed);
  await requireAttempt(ctx, await limitsOf(ctx, 'forgot', email));
  const minute = Math.floor(ctx.now.getTime() / minuteMs);
  // The hash covers the minute, too, so that the stored key cannot be compared with an address.
  const dedupe = `reset-password:${await secretHash(`${email} ${minute} ${mailLinkOrigin(ctx)}`)}`;
  await commit(ctx.db, [outboxStatement(ctx, 'reset-password', { email, origin: mailLinkOrigin(ctx) }, dedupe)]);
  sendOutboxSoon(ctx);
}
