import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/**
 * Returns the letter to the previous address of an account (`email`: the new one, masked). That address can no longer
 * sign in, so the letter asks to contact the shop; payouts are held meanwhile.
 */
export function emailChangedLetter(facts: AccountEventMail & { readonly email: string }, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_email_changed_subject({ shop: shop.tradingName }, locale),
    title: m.mail_email_changed_title({}, locale),
    text: m.mail_email_changed_text({ email: facts.email, shop: shop.tradingName }, locale),
    holdsPayouts: true,
    notYou: m.mail_email_changed_not_you({ email: shop.email }, locale),
    action: { label: m.mail_email_changed_action({}, locale), link: `mailto:${shop.email}` },
    you: m.mail_email_changed_you({}, locale),
  });
}
