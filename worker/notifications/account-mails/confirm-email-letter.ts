import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { linkLetter, type LinkMail } from './link-letter';

/** Returns the letter with the link that confirms the new address of an account. */
export function confirmEmailLetter(facts: LinkMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return linkLetter(facts, null, {
    subject: m.mail_confirm_email_subject({ shop: shop.tradingName }, locale),
    title: m.mail_confirm_email_title({}, locale),
    text: m.mail_confirm_email_text({ shop: shop.tradingName }, locale),
    action: m.mail_confirm_email_action({}, locale),
    until: (time) => m.mail_confirm_until({ time }, locale),
    notYou: m.mail_confirm_email_not_you({}, locale),
  });
}
