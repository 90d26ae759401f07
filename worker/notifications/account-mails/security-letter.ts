import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import type { AccountEventMail } from './account-event-mail';
import { eventLetter } from './event-letter';

/** Returns the letter about a second factor that was turned off. */
export function secondFactorOffLetter(facts: AccountEventMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  const names = { shop: shop.tradingName };
  return passwordAdvice(facts, shop, {
    subject: m.mail_second_factor_off_subject(names, locale),
    title: m.mail_second_factor_off_title({}, locale),
    text: m.mail_second_factor_off_text(names, locale),
  });
}

/** Returns the letter about a download of the account's data. */
export function dataExportedLetter(facts: AccountEventMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  const names = { shop: shop.tradingName };
  return passwordAdvice(facts, shop, {
    subject: m.mail_exported_subject(names, locale),
    title: m.mail_exported_title({}, locale),
    text: m.mail_exported_text(names, locale),
  });
}

/** Returns a letter that advises a person who did not do it to set a new password. */
function passwordAdvice(
  facts: AccountEventMail,
  shop: Shop,
  words: { readonly subject: string; readonly title: string; readonly text: string },
): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    ...words,
    notYou: m.mail_password_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_passkey_you({}, locale),
  });
}
