import { comparableEmail } from '../../../domain/accounts/email';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { secretHash } from '../../platform/secret-hash';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

/**
 * Somebody asks for a new password. Whether the address has an account is not even looked up here but when the mail is
 * written, so that answer, work and time are the same for all; one mail a minute at most. Throws `too-many-attempts`.
 */
export async function askReset(ctx: Ctx, typed: string): Promise<void> {
  const email = comparableEmail(typed);
  await requireAttempt(ctx, await limitsOf(ctx, 'forgot', email));
  const minute = Math.floor(ctx.now.getTime() / minuteMs);
  // The minute is inside the hash, so that what stays of the row can't be compared with an address.
  const dedupe = `reset-password:${await secretHash(`${email} ${minute} ${mailOrigin(ctx)}`)}`;
  await commit(ctx.db, [outboxRow(ctx, 'reset-password', { email, origin: mailOrigin(ctx) }, dedupe)]);
  sendOutboxSoon(ctx);
}
