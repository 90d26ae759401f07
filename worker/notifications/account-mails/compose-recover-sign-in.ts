import { and, eq, isNotNull } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { proofPolicy } from '../../../domain/policy/accounts';
import { addMs, minuteMs } from '../../../domain/time';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { writeLetter } from '../letter/letter';
import { recoverSignInLetter } from './recover-sign-in-letter';
import { openChallenge } from '../../accounts/passkeys/challenges';
import type { OutboxPayload } from '../../outbox/kinds';

/**
 * Composes the mail with the link that signs in without a lost passkey. Null where the password has changed since the
 * request. The token is made here, so that no outbox row holds it.
 */
export async function composeRecoverSignIn(ctx: Ctx, facts: OutboxPayload<'recover-sign-in'>): Promise<Mail | null> {
  const { account, version, browser } = facts;
  const origin = secretLinkOrigin(ctx);
  const [found] = await run(
    orm(ctx.db)
      .select({ email: accounts.email, name: accounts.name, language: accounts.language, market: accounts.market })
      .from(accounts)
      .where(
        and(
          eq(accounts.id, account),
          eq(accounts.credentialVersion, version),
          eq(accounts.role, 'customer'),
          isNotNull(accounts.confirmedAt),
        ),
      ),
  );
  if (found === undefined) return null;
  const { email: to, name } = found;
  const language = toLanguage(found.language);
  const minutes = proofPolicy.recoveryMinutes;
  const token = await openChallenge(ctx, {
    kind: 'recovery',
    account,
    version,
    challenge: null,
    facts: browser === undefined ? {} : { browser },
    minutes,
  });
  const endsAt = addMs(ctx.now.toISOString(), minutes * minuteMs);
  const link = `${origin}/${language}/login/recovery#token=${token}`;
  const { shop } = ctx.settings;
  return writeLetter(
    recoverSignInLetter({ to, name, language, link, endsAt, timeZone: timeZoneOf(marketOf(found.market)) }, shop),
    shop,
  );
}
