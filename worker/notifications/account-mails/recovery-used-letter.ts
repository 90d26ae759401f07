import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a sign-in by recovery link, without the account's passkey. */
export function recoveryUsedLetter(facts: AccountEventMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_recovered_subject({ shop: shop.tradingName }, locale),
    title: m.mail_recovered_title({}, locale),
    text: m.mail_recovered_text({ shop: shop.tradingName }, locale),
    notYou: m.mail_recovered_not_you({ email: shop.email }, locale),
    action: { label: m.mail_passkey_action({}, locale), link: `${facts.site}/account-details` },
    you: m.mail_recovered_next({}, locale),
  });
}
