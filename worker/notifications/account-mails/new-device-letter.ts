import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a sign-in from a new device, with what to do if it was somebody else. */
export function newDeviceLetter(facts: AccountEventMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_device_subject({ shop: shop.tradingName }, locale),
    title: m.mail_device_title({}, locale),
    text: m.mail_device_text({ shop: shop.tradingName }, locale),
    notYou: m.mail_device_not_you({}, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_device_you({}, locale),
  });
}
