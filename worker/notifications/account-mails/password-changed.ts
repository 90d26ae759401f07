import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { Happened } from './happened';

/** Returns the letter about a changed password. */
export function passwordChanged(facts: Happened, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return eventLetter(facts, {
    subject: m.mail_password_subject({ shop: shop.tradingName }, locale),
    title: m.mail_password_title({}, locale),
    text: m.mail_password_text({ shop: shop.tradingName }, locale),
    notYou: m.mail_password_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_password_you({}, locale),
  });
}
