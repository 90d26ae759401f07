import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { linkLetter, type LinkMail } from './link-letter';

/** Returns the letter with the link that creates a registered account and signs in. */
export function confirmAccountLetter(facts: LinkMail, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return linkLetter(facts, null, {
    subject: m.mail_confirm_subject({ shop: shop.tradingName }, locale),
    title: m.mail_confirm_title({}, locale),
    text: m.mail_confirm_text({ shop: shop.tradingName }, locale),
    action: m.mail_confirm_action({}, locale),
    until: (time) => m.mail_confirm_until({ time }, locale),
    notYou: m.mail_confirm_not_you({ shop: shop.tradingName }, locale),
  });
}
