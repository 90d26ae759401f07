import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { secretHash } from '../../platform/secret-hash';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { readSignInAccount } from '../sessions/sign-in/complete-sign-in';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { readChallenge } from './challenges';

/**
 * Queues a mail with a link that signs in without the lost passkey, one for each ticket of a right first factor.
 * The link works only in the requesting browser (`browser`: the secret of its cookie). The ticket stays valid.
 * @throws `passkey-not-accepted` for an invalid ticket; `not-allowed` for staff, whose passkeys an admin resets
 */
export async function requestRecovery(
  ctx: Ctx,
  { ticket, browser }: { readonly ticket: string; readonly browser: string },
): Promise<void> {
  const challenge = await readChallenge(ctx, 'second-factor', ticket);
  const limits = await limitsOf(ctx, 'recovery', challenge?.account ?? null);
  await requireAttempt(ctx, limits);
  const signInAccount = challenge?.account ? await readSignInAccount(ctx, challenge.account) : null;
  if (challenge === null || signInAccount === null || signInAccount.credential_version !== challenge.version)
    throw new Problem('passkey-not-accepted');
  if (signInAccount.role !== 'customer') {
    await ctx.db.batch(refundAttemptStatements(ctx, limits));
    throw new Problem('not-allowed');
  }
  const mail = {
    account: signInAccount.id,
    version: signInAccount.credential_version,
    origin: mailLinkOrigin(ctx),
    browser: await secretHash(browser),
  };
  await commit(ctx.db, [outboxStatement(ctx, 'recover-sign-in', mail, `recover-sign-in:${await secretHash(ticket)}`)]);
  sendOutboxSoon(ctx);
}
