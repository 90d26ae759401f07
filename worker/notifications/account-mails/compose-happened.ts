import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import type { Happened } from './happened';
import { writeLetter, type Letter } from '../letter/letter';
import type { Shop } from '../../platform/settings/settings';
import type { OutboxPayload } from '../../outbox/kinds';

interface AccountRow {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly market: string | null;
}

/** Composes a security mail of an account, in the person's language. Null when the account is deleted. */
export async function composeHappened(
  ctx: Ctx,
  facts: OutboxPayload<'new-device'>,
  letter: (facts: Happened, shop: Shop) => Letter,
): Promise<Mail | null> {
  const account = await ctx.db
    .prepare('SELECT email, name, language, market FROM accounts WHERE id = ?1')
    .bind(facts.account)
    .first<AccountRow>();
  if (account === null) return null;
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
