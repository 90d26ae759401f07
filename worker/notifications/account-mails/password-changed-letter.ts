import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a password that a signed-in person changed. The session of the change stays. */
export function passwordChangedLetter(facts: AccountEventMail, shop: Shop): Letter {
  return newPassword(facts, shop, m.mail_password_text({ shop: shop.tradingName }, { locale: facts.language }));
}

/** Returns the letter about a password that was set by a mailed link. No session stays. */
export function passwordResetLetter(facts: AccountEventMail, shop: Shop): Letter {
  return newPassword(facts, shop, m.mail_password_reset_text({ shop: shop.tradingName }, { locale: facts.language }));
}

function newPassword(facts: AccountEventMail, shop: Shop, text: string): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_password_subject({ shop: shop.tradingName }, locale),
    title: m.mail_password_title({}, locale),
    text,
    notYou: m.mail_password_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_password_you({}, locale),
  });
}
