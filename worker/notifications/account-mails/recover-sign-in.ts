import { formatInstant } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';

export interface RecoverSignIn {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly link: string;
  /** ISO 8601 instant at which the link ends, and the zone in which the person reads it. */
  readonly endsAt: string;
  readonly timeZone: string;
}

/** Returns the letter with the link that signs in once without a lost passkey. */
export function recoverSignIn(facts: RecoverSignIn, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_recover_subject({ shop: shop.tradingName }, locale),
    title: m.mail_recover_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_recover_text({ shop: shop.tradingName }, locale) },
    ],
    action: { label: m.mail_recover_action({}, locale), link: facts.link },
    after: [
      {
        kind: 'text',
        text: m.mail_recover_until({ time: formatInstant(facts.endsAt, language, facts.timeZone) }, locale),
      },
      { kind: 'text', text: m.mail_recover_not_you({ email: shop.email }, locale) },
    ],
  };
}
