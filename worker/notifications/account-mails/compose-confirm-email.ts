import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { confirmEmail } from './confirm-email';
import { knownMail } from './known-mail';
import { writeLetter } from '../letter/letter';
import { secretHash } from '../../platform/secret-hash';
import type { OutboxPayload } from '../../outbox/kinds';

interface Asked {
  readonly email: string;
  readonly ends_at: string;
  readonly language: string;
  readonly market: string | null;
  readonly known_name: string | null;
  readonly known_language: string | null;
}

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
  const asked = await ctx.db
    .prepare(
      `SELECT c.email, c.ends_at, a.language, a.market, k.name AS known_name, k.language AS known_language
       FROM email_changes c JOIN accounts a ON a.id = c.account LEFT JOIN accounts k ON k.email = c.email
       WHERE c.account = ?1 AND c.created_at = ?2 AND c.ends_at > ?3`,
    )
    .bind(account, askedAt, ctx.now.toISOString())
    .first<Asked>();
  if (asked === null) return null;
  const { shop } = ctx.settings;
  const { email: to, ends_at: endsAt, known_name: name } = asked;
  if (name !== null) {
    const language = toLanguage(asked.known_language);
    return writeLetter(knownMail({ to, name, language, link: `${origin}/${language}/login` }, shop), shop);
  }
  const language = toLanguage(asked.language);
  const token = ctx.ids.token();
  await ctx.db
    .prepare('UPDATE email_changes SET token_hash = ?3 WHERE account = ?1 AND created_at = ?2')
    .bind(account, askedAt, await secretHash(token))
    .run();
  const link = `${origin}/${language}/account-details/confirm-email#token=${token}`;
  return writeLetter(
    confirmEmail({ to, language, link, endsAt, timeZone: timeZoneOf(marketOf(asked.market)) }, shop),
    shop,
  );
}
