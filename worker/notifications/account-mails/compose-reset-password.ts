import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { sessionPolicy } from '../../../domain/policy';
import { later, minuteMs } from '../../../domain/time';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { resetPassword } from './reset-password';
import { storeResetLink } from '../../accounts/passwords/reset-links';
import { composeConfirmAccount } from './compose-confirm-account';
import type { OutboxPayload } from '../../outbox/kinds';

interface Found {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly market: string | null;
  readonly credential_version: number;
}

/**
 * Composes the mail to the address that was typed: the link that sets a new password, or the confirmation again where a
 * registration is pending. Null for an unknown address. The token is made here, so that no table and no outbox row
 * holds it.
 */
export async function composeResetPassword(ctx: Ctx, facts: OutboxPayload<'reset-password'>): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const now = ctx.now.toISOString();
  const found = await ctx.db
    .prepare(
      `SELECT id, email, name, language, market, credential_version FROM accounts WHERE email = ?1
        AND confirmed_at IS NOT NULL`,
    )
    .bind(facts.email)
    .first<Found>();
  if (found === null) {
    const registration = await ctx.db
      .prepare('SELECT id FROM registrations WHERE email = ?1 AND ends_at > ?2 ORDER BY created_at DESC LIMIT 1')
      .bind(facts.email, now)
      .first<string>('id');
    return registration === null ? null : composeConfirmAccount(ctx, { registration });
  }
  const language = toLanguage(found.language);
  const token = ctx.ids.token();
  const endsAt = later(now, sessionPolicy.resetMinutes * minuteMs);
  await storeResetLink(ctx, token, { account: found.id, version: found.credential_version, endsAt });
  const { email: to, name } = found;
  const link = `${origin}/${language}/reset-password#token=${token}`;
  const { shop } = ctx.settings;
  return writeLetter(
    resetPassword({ to, name, language, link, endsAt, timeZone: timeZoneOf(marketOf(found.market)) }, shop),
    shop,
  );
}
