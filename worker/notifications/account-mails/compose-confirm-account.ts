import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { hourMs, addMs } from '../../../domain/time';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { nullable } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { accounts, registrationLinks, registrations } from '../../platform/db/schema/accounts';
import { secretLinkOrigin } from '../../platform/settings/mail-link-origin';
import { confirmAccountLetter } from './confirm-account-letter';
import { alreadyRegisteredLetter } from './already-registered-letter';
import { writeLetter } from '../letter/letter';
import { secretHash } from '../../platform/secret-hash';
import type { OutboxPayload } from '../../outbox/kinds';

/** A registration, and the account that has its address already. */
const registrationToConfirm = defineRead(
  {
    email: registrations.email,
    language: registrations.language,
    market: registrations.market,
    account_name: nullable(accounts.name),
    account_language: nullable(accounts.language),
  },
  `SELECT r.email, r.language, r.market, a.name AS account_name, a.language AS account_language
   FROM registrations r LEFT JOIN accounts a ON a.email = r.email WHERE r.id = ?1`,
);

/**
 * Composes the mail to a registered address: the link that confirms, or the notice that the address has an account. The
 * token is made here, so that no table and no outbox row holds it; each further mail has one of its own.
 */
export async function composeConfirmAccount(
  ctx: Ctx,
  facts: Pick<OutboxPayload<'confirm-account'>, 'registration'>,
): Promise<Mail | null> {
  const origin = secretLinkOrigin(ctx);
  const registered = await registrationToConfirm.first(ctx.db, facts.registration);
  if (registered === null) return null;
  const { email: to, account_name: name } = registered;
  const { shop } = ctx.settings;
  if (name !== null) {
    const language = toLanguage(registered.account_language);
    return writeLetter(
      alreadyRegisteredLetter({ to, name, language, link: `${origin}/${language}/login` }, shop),
      shop,
    );
  }
  const language = toLanguage(registered.language);
  const token = ctx.ids.token();
  const endsAt = addMs(ctx.now.toISOString(), sessionPolicy.confirmHours * hourMs);
  await run(
    orm(ctx.db)
      .insert(registrationLinks)
      .values({ tokenHash: await secretHash(token), registration: facts.registration, endsAt }),
  );
  const link = `${origin}/${language}/login/confirm#token=${token}`;
  const timeZone = timeZoneOf(marketOf(registered.market));
  return writeLetter(confirmAccountLetter({ to, language, link, endsAt, timeZone }, shop), shop);
}
