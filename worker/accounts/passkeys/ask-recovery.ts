import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { mailOrigin } from '../../platform/settings/mail-origin';
import { secretHash } from '../../platform/secret-hash';
import { forgiveAttempt, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { readSignInAccount } from '../sessions/complete-sign-in';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { readChallenge } from './challenges';

/**
 * Sends a link that signs in without a lost passkey, once for a ticket; the first factor was right already. The link
 * works in the asking browser alone (`browser`: the secret of its cookie). The ticket stays good, should the passkey
 * turn up.
 * @throws `passkey-not-accepted` for a ticket that does not hold; `not-allowed` at the desk, whose admin resets
 * passkeys.
 */
export async function askRecovery(
  ctx: Ctx,
  { ticket, browser }: { readonly ticket: string; readonly browser: string },
): Promise<void> {
  const question = await readChallenge(ctx, 'second-factor', ticket);
  const limits = await limitsOf(ctx, 'recovery', question?.account ?? null);
  await requireAttempt(ctx, limits);
  const signInAccount = question?.account ? await readSignInAccount(ctx, question.account) : null;
  if (question === null || signInAccount === null || signInAccount.credential_version !== question.version)
    throw new Problem('passkey-not-accepted');
  if (signInAccount.role !== 'customer') {
    await ctx.db.batch(forgiveAttempt(ctx, limits));
    throw new Problem('not-allowed');
  }
  const letter = {
    account: signInAccount.id,
    version: signInAccount.credential_version,
    origin: mailOrigin(ctx),
    browser: await secretHash(browser),
  };
  await commit(ctx.db, [outboxRow(ctx, 'recover-sign-in', letter, `recover-sign-in:${await secretHash(ticket)}`)]);
  sendOutboxSoon(ctx);
}
