import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { addMs, minuteMs } from '../../../domain/time';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts, registrations } from '../../platform/db/schema/accounts';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { resetPasswordLetter } from './reset-password-letter';
import { storeResetLink } from '../../accounts/passwords/reset-links';
import { composeConfirmAccount } from './compose-confirm-account';
import type { OutboxPayload } from '../../outbox/kinds';

/**
 * Composes the mail to the address that was typed: the link that sets a new password, or the confirmation again where a
 * registration is pending. Null for an unknown address. The token is made here, so that no table and no outbox row
 * holds it.
 */
export async function composeResetPassword(ctx: Ctx, facts: OutboxPayload<'reset-password'>): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const now = ctx.now.toISOString();
  const [found] = await run(
    orm(ctx.db)
      .select({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        language: accounts.language,
        market: accounts.market,
        version: accounts.credentialVersion,
      })
      .from(accounts)
      .where(and(eq(accounts.email, facts.email), isNotNull(accounts.confirmedAt))),
  );
  if (found === undefined) {
    const [pending] = await run(
      orm(ctx.db)
        .select({ id: registrations.id })
        .from(registrations)
        .where(and(eq(registrations.email, facts.email), gt(registrations.endsAt, now)))
        .orderBy(desc(registrations.createdAt))
        .limit(1),
    );
    return pending === undefined ? null : composeConfirmAccount(ctx, { registration: pending.id });
  }
  const language = toLanguage(found.language);
  const token = ctx.ids.token();
  const endsAt = addMs(now, sessionPolicy.resetMinutes * minuteMs);
  await storeResetLink(ctx, token, { account: found.id, version: found.version, endsAt });
  const { email: to, name } = found;
  const link = `${origin}/${language}/reset-password#token=${token}`;
  const { shop } = ctx.settings;
  return writeLetter(
    resetPasswordLetter({ to, name, language, link, endsAt, timeZone: timeZoneOf(marketOf(found.market)) }, shop),
    shop,
  );
}
