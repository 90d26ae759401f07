import { eq } from 'drizzle-orm';
import { comparableEmail } from '../../../domain/accounts/email';
import { maskedEmail } from '../../../domain/accounts/masked-email';
import type { AccountSettings } from '../../../domain/accounts/account-schemas';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { Problem } from '../../../domain/problems';
import { hourMs, addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { emailChanges } from '../../platform/db/schema/account-room';
import { commit } from '../../platform/db/commit';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { requireAccount } from '../../platform/owner';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from '../sessions/account-event';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { securityMailData } from '../sessions/security-mail-data';
import { readAccount } from './read-account';

/**
 * Requests a new mail address. It becomes valid when its owner follows the mailed link within 24 hours.
 * The current address is informed at once. A second request replaces the first.
 * The new address is looked up when the mail is written. So answer and time do not reveal whether it has an account.
 * @throws `fresh-proof-required`, `second-factor-required`, `invalid-input` for the current address,
 * `too-many-attempts`
 */
export async function requestEmailChange(ctx: Ctx, input: { readonly email: string }): Promise<AccountSettings> {
  const account = await requireStrongProof(ctx);
  const email = comparableEmail(input.email);
  if (email === comparableEmail(account.email)) throw new Problem('invalid-input', { paths: ['email'] });
  await requireAttempt(ctx, [
    ...(await limitsOf(ctx, 'email-change', account.id)),
    ...(await limitsOf(ctx, 'email-change', email)).slice(0, 1),
  ]);
  const now = ctx.now.toISOString();
  const id = account.id;
  await commit(ctx.db, [
    // The hash belongs to a random token that is never sent. Writing the mail replaces it.
    sql(
      ctx.db,
      `INSERT INTO email_changes (token_hash, account, email, credential_version, created_at, ends_at)
       SELECT ?1, id, ?3, credential_version, ?4, ?5 FROM accounts WHERE id = ?2
       ON CONFLICT (account) DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email,
         credential_version = excluded.credential_version, created_at = excluded.created_at,
         ends_at = excluded.ends_at`,
      await secretHash(ctx.ids.token()),
      id,
      email,
      now,
      addMs(now, sessionPolicy.confirmHours * hourMs),
    ),
    accountEventStatement(ctx, id, 'email-change-asked', { email: maskedEmail(email) }),
    outboxStatement(
      ctx,
      'confirm-email',
      { account: id, askedAt: now, origin: mailLinkOrigin(ctx) },
      `confirm-email:${ctx.ids.id()}`,
    ),
    outboxStatement(
      ctx,
      'email-change-asked',
      { ...securityMailData(ctx, id), email: maskedEmail(email) },
      `email-change-asked:${ctx.ids.id()}`,
    ),
  ]);
  sendOutboxSoon(ctx);
  return readAccount(ctx);
}

/** Cancels the requested change of address: its link becomes invalid. Does nothing without a request. */
export async function cancelEmailChange(ctx: Ctx): Promise<AccountSettings> {
  const { id } = requireAccount(ctx);
  await run(orm(ctx.db).delete(emailChanges).where(eq(emailChanges.account, id)));
  return readAccount(ctx);
}
