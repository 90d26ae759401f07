import { and, eq } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { emailChanges } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { confirmEmailLetter } from './confirm-email-letter';
import { alreadyRegisteredLetter } from './already-registered-letter';
import { writeLetter } from '../letter/letter';
import { secretHash } from '../../platform/secret-hash';
import type { OutboxPayload } from '../../outbox/kinds';

/** A pending change with its account, and the account (`known`) that has the new address already. */
const pendingChange = defineRead(
  {
    email: emailChanges.email,
    ends_at: emailChanges.endsAt,
    language: accounts.language,
    market: accounts.market,
    known_name: nullable(accounts.name),
    known_language: nullable(accounts.language),
  },
  `SELECT c.email, c.ends_at, a.language, a.market, k.name AS known_name, k.language AS known_language
   FROM email_changes c JOIN accounts a ON a.id = c.account LEFT JOIN accounts k ON k.email = c.email
   WHERE c.account = ?1 AND c.created_at = ?2 AND c.ends_at > ?3`,
);

/**
 * Composes the mail to the new address of an account: the link that confirms it or, where the address has an account of
 * its own, the mail of a repeated registration. Null when the change was replaced or undone since. The token is made
 * here, so that no outbox row holds it; it replaces that of an earlier mail.
 */
export async function composeConfirmEmail(
  ctx: Ctx,
  { account, askedAt }: OutboxPayload<'confirm-email'>,
): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const asked = await pendingChange.first(ctx.db, account, askedAt, ctx.now.toISOString());
  if (asked === null) return null;
  const { shop } = ctx.settings;
  const { email: to, ends_at: endsAt, known_name: name } = asked;
  if (name !== null) {
    const language = toLanguage(asked.known_language);
    return writeLetter(
      alreadyRegisteredLetter({ to, name, language, link: `${origin}/${language}/login` }, shop),
      shop,
    );
  }
  const language = toLanguage(asked.language);
  const token = ctx.ids.token();
  await run(
    orm(ctx.db)
      .update(emailChanges)
      .set({ tokenHash: await secretHash(token) })
      .where(and(eq(emailChanges.account, account), eq(emailChanges.createdAt, askedAt))),
  );
  const link = `${origin}/${language}/account-details/confirm-email#token=${token}`;
  return writeLetter(
    confirmEmailLetter({ to, language, link, endsAt, timeZone: timeZoneOf(marketOf(asked.market)) }, shop),
    shop,
  );
}
