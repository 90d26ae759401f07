import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from '../sessions/account-event';
import { forgiveAttempt, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { completeSignIn, readSignInAccount, type CompletedSignIn } from '../sessions/complete-sign-in';
import { outboxRow } from '../../outbox/outbox-row';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { readChallenge, consumeChallenge } from './challenges';
import { securityMailData } from './passkey-mail';

/**
 * Signs in by the link of `askRecovery`: right password and mailbox together. The second factor is off from then on,
 * every other open link and question of the account is void, and its person is told. The link works only in the browser
 * that asked (`browser`: the secret of its cookie). Otherwise somebody who knows the password could let the account's
 * person switch the second factor off by following the mail.
 * @throws `link-invalid`: unknown, used, over, older than the password, of another browser, or of somebody at the desk.
 */
export async function confirmRecovery(
  ctx: Ctx,
  { token, browser }: { readonly token: string; readonly browser: string | null },
): Promise<CompletedSignIn> {
  const limits = await limitsOf(ctx, 'recovery', null);
  await requireAttempt(ctx, limits);
  const asker = (await readChallenge(ctx, 'recovery', token))?.facts['browser'];
  // Another browser leaves the link as it is. A link from before this rule names no browser.
  if (asker !== undefined && (browser === null || asker !== (await secretHash(browser))))
    throw new Problem('link-invalid');
  const link = await consumeChallenge(ctx, 'recovery', token);
  const signInAccount = link?.account ? await readSignInAccount(ctx, link.account) : null;
  if (
    link === null ||
    signInAccount === null ||
    signInAccount.credential_version !== link.version ||
    signInAccount.role !== 'customer'
  )
    throw new Problem('link-invalid');
  const came = await completeSignIn(ctx, signInAccount, 'recovery', [
    ctx.db.prepare('UPDATE accounts SET second_factor = 0 WHERE id = ?1').bind(signInAccount.id),
    ctx.db.prepare('DELETE FROM challenges WHERE account = ?1').bind(signInAccount.id),
    accountEventStatement(ctx, signInAccount.id, 'recovery-used'),
    outboxRow(ctx, 'recovery-used', securityMailData(ctx, signInAccount.id), `recovery-used:${ctx.ids.id()}`),
    ...forgiveAttempt(ctx, limits),
  ]);
  sendOutboxSoon(ctx);
  return came;
}
