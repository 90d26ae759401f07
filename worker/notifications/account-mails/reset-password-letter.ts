import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { linkLetter, type LinkMail } from './link-letter';

/** Returns the letter with the link that sets a new password once. */
export function resetPasswordLetter(facts: LinkMail & { readonly name: string }, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return linkLetter(facts, facts.name, {
    subject: m.mail_reset_subject({ shop: shop.tradingName }, locale),
    title: m.mail_reset_title({}, locale),
    text: m.mail_reset_text({ shop: shop.tradingName }, locale),
    action: m.mail_new_password_action({}, locale),
    until: (time) => m.mail_reset_until({ time }, locale),
    notYou: m.mail_reset_not_you({}, locale),
  });
}
