import { eq } from 'drizzle-orm';
import { maskedEmail } from '../../../domain/accounts/masked-email';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { emailChanges } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { orm, sql, statementOf } from '../../platform/db/client';
import { commit, ConstraintError } from '../../platform/db/commit';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from '../sessions/account-event';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { securityMailData } from '../sessions/security-mail-data';
import { holdPayoutsStatement } from '../payout-details/payout-details-statements';

const changeToConfirm = defineRead(
  { account: emailChanges.account, email: emailChanges.email, old_email: accounts.email },
  `SELECT c.account, c.email, a.email AS old_email FROM email_changes c JOIN accounts a ON a.id = c.account
   WHERE c.token_hash = ?1 AND c.ends_at > ?2 AND c.credential_version = a.credential_version`,
);

/**
 * Changes the mail address by its link. No sign-in is needed, because the link may be opened on any device.
 * The credential version rises, so all links, challenges and sessions end, except a session of this account in this
 * browser.
 * Payouts wait 72 hours, and the old address is informed. Of several simultaneous uses the database lets one through.
 * @throws `link-invalid`: unknown, ended, used, cancelled, or the credentials changed; `email-taken` when the address
 * got another account meanwhile; `too-many-attempts`
 */
export async function confirmEmailChange(ctx: Ctx, token: string): Promise<{ readonly email: string }> {
  await requireAttempt(ctx, await limitsOf(ctx, 'email-change', null));
  const hash = await secretHash(token);
  const now = ctx.now.toISOString();
  const pending = await changeToConfirm.first(ctx.db, hash, now);
  if (pending === null) throw new Problem('link-invalid');
  const { account, email, old_email: to } = pending;
  const currentSession = ctx.actor.kind === 'account' && ctx.actor.account.id === account ? ctx.actor.session : null;
  try {
    const results = await commit(ctx.db, [
      // Without the request, or under another version, the address is NULL, which aborts the batch.
      sql(
        ctx.db,
        `UPDATE accounts SET credential_version = credential_version + 1, email = (SELECT c.email FROM email_changes c
           WHERE c.token_hash = ?2 AND c.account = accounts.id AND c.ends_at > ?3
           AND c.credential_version = accounts.credential_version)
         WHERE id = ?1`,
        account,
        hash,
        now,
      ),
      endSessionsStatement(ctx, account, currentSession),
      sql(
        ctx.db,
        `UPDATE sessions SET credential_version = (SELECT credential_version FROM accounts WHERE id = ?1)
          WHERE account = ?1 AND id = ?2`,
        account,
        currentSession,
      ),
      statementOf(ctx.db, orm(ctx.db).delete(emailChanges).where(eq(emailChanges.account, account))),
      holdPayoutsStatement(ctx, account),
      accountEventStatement(ctx, account, 'email-changed', { email: maskedEmail(email), before: maskedEmail(to) }),
      outboxStatement(
        ctx,
        'email-changed',
        { ...securityMailData(ctx, account), to, email: maskedEmail(email) },
        `email-changed:${ctx.ids.id()}`,
      ),
    ]);
    await noteEndedSessions(ctx, results[1]);
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'accounts.email') throw error;
    throw error.kind === 'unique' ? new Problem('email-taken') : new Problem('link-invalid');
  }
  sendOutboxSoon(ctx);
  return { email };
}
