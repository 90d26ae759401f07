import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter to the present address about a requested change (`email`, masked). A new password undoes it. */
export function emailChangeRequestedLetter(facts: AccountEventMail & { readonly email: string }, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_email_asked_subject({ shop: shop.tradingName }, locale),
    title: m.mail_email_asked_title({}, locale),
    text: m.mail_email_asked_text({ email: facts.email, shop: shop.tradingName }, locale),
    notYou: m.mail_email_asked_not_you({}, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_email_asked_you({}, locale),
  });
}
