import { baseLanguage, isLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Mail } from '../../platform/adapters/mail';
import type { Ctx } from '../../platform/context';
import type { Happened } from './happened';
import { writeLetter, type Letter } from '../letter/letter';
import type { Shop } from '../../platform/settings/settings';
import type { OutboxPayload } from '../../outbox/kinds';

interface Told {
  readonly email: string;
  readonly name: string;
  readonly language: string;
  readonly market: string | null;
}

/** A letter about an account's safety to its person, in their language; null when the account is gone. */
export async function composeHappened(
  ctx: Ctx,
  facts: OutboxPayload<'new-device'>,
  letter: (facts: Happened, shop: Shop) => Letter,
): Promise<Mail | null> {
  const told = await ctx.db
    .prepare('SELECT email, name, language, market FROM accounts WHERE id = ?1')
    .bind(facts.account)
    .first<Told>();
  if (told === null) return null;
  const { shop } = ctx.settings;
  const language = isLanguage(told.language) ? told.language : baseLanguage;
  const { at, browser, system, country, origin } = facts;
  const timeZone = timeZoneOf(marketOf(told.market ?? country));
  return writeLetter(
    letter(
      {
        to: told.email,
        name: told.name,
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
