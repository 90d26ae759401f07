import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';

export interface AlreadyRegistered {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  /** Address of the sign-in page. */
  readonly link: string;
}

/** Returns the letter about a repeated registration. Only the address's person learns that an account exists. */
export function alreadyRegisteredLetter(facts: AlreadyRegistered, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_known_subject({ shop: shop.tradingName }, locale),
    title: m.mail_known_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_known_text({ shop: shop.tradingName }, locale) },
    ],
    action: { label: m.mail_known_action({}, locale), link: facts.link },
    after: [{ kind: 'text', text: m.mail_known_not_you({}, locale) }],
  };
}
