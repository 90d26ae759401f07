import { eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { challenges } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from '../sessions/account-event';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { completeSignIn, readSignInAccount, type CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { readChallenge, consumeChallenge } from './challenges';
import { securityMailData } from '../sessions/security-mail-data';

/**
 * Signs in by the mailed link of `requestRecovery`, after a right password, and turns the second factor off.
 * All other open links and challenges of the account become invalid, and a mail reports the recovery.
 * The link works only in the requesting browser (`browser`: the secret of its cookie).
 * Otherwise a person who knows the password could make the account's owner turn off the second factor.
 * @throws `link-invalid`: unknown, used, ended, older than the password, of another browser, or of a staff account
 */
export async function confirmRecovery(
  ctx: Ctx,
  { token, browser }: { readonly token: string; readonly browser: string | null },
): Promise<CompletedSignIn> {
  const limits = await limitsOf(ctx, 'recovery', null);
  await requireAttempt(ctx, limits);
  const browserHash = (await readChallenge(ctx, 'recovery', token))?.facts['browser'];
  // Another browser does not consume the link. Links made before this rule name no browser.
  if (browserHash !== undefined && (browser === null || browserHash !== (await secretHash(browser))))
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
  const signIn = await completeSignIn(ctx, signInAccount, 'recovery', [
    statementOf(ctx.db, orm(ctx.db).update(accounts).set({ secondFactor: 0 }).where(eq(accounts.id, signInAccount.id))),
    statementOf(ctx.db, orm(ctx.db).delete(challenges).where(eq(challenges.account, signInAccount.id))),
    accountEventStatement(ctx, signInAccount.id, 'recovery-used'),
    outboxStatement(ctx, 'recovery-used', securityMailData(ctx, signInAccount.id), `recovery-used:${ctx.ids.id()}`),
    ...refundAttemptStatements(ctx, limits),
  ]);
  sendOutboxSoon(ctx);
  return signIn;
}
