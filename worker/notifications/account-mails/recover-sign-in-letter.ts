import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { linkLetter, type LinkMail } from './link-letter';

/** Returns the letter with the link that signs in once without a lost passkey. */
export function recoverSignInLetter(facts: LinkMail & { readonly name: string }, shop: Shop): Letter {
  const locale = { locale: facts.language };
  return linkLetter(facts, facts.name, {
    subject: m.mail_recover_subject({ shop: shop.tradingName }, locale),
    title: m.mail_recover_title({}, locale),
    text: m.mail_recover_text({ shop: shop.tradingName }, locale),
    action: m.mail_recover_action({}, locale),
    until: (time) => m.mail_recover_until({ time }, locale),
    notYou: m.mail_recover_not_you({ email: shop.email }, locale),
  });
}
