import { eq } from 'drizzle-orm';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import type { AccountEventMail } from './account-event-mail';
import { writeLetter, type Letter } from '../letter/letter';
import type { Shop } from '../../platform/settings/settings';
import type { OutboxPayload } from '../../outbox/kinds';

/** Composes a security mail of an account, in the person's language. Null when the account is deleted. */
export async function composeAccountEvent(
  ctx: Ctx,
  facts: OutboxPayload<'new-device'>,
  letter: (facts: AccountEventMail, shop: Shop) => Letter,
): Promise<Mail | null> {
  const [account] = await run(
    orm(ctx.db)
      .select({ email: accounts.email, name: accounts.name, language: accounts.language, market: accounts.market })
      .from(accounts)
      .where(eq(accounts.id, facts.account)),
  );
  if (account === undefined) return null;
  const { shop } = ctx.settings;
  const language = toLanguage(account.language);
  const { at, browser, system, country, origin } = facts;
  const timeZone = timeZoneOf(marketOf(account.market ?? country));
  return writeLetter(
    letter(
      {
        to: account.email,
        name: account.name,
        language,
        at,
        browser,
        system,
        country,
        timeZone,
        site: `${origin}/${language}`,
      },
      shop,
    ),
    shop,
  );
}
