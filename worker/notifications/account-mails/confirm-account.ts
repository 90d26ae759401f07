import { formatInstant } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';

export interface ConfirmAccount {
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  /** ISO 8601 instant at which the link ends, and the zone in which the person reads it. */
  readonly endsAt: string;
  readonly timeZone: string;
}

/** Returns the letter with the link that creates a registered account and signs in. */
export function confirmAccount(facts: ConfirmAccount, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_confirm_subject({ shop: shop.tradingName }, locale),
    title: m.mail_confirm_title({}, locale),
    before: [
      // No greeting by name: the name may be typed by a stranger, and the shop must not mail a stranger's words.
      { kind: 'text', text: m.mail_confirm_text({ shop: shop.tradingName }, locale) },
    ],
    action: { label: m.mail_confirm_action({}, locale), link: facts.link },
    after: [
      {
        kind: 'text',
        text: m.mail_confirm_until({ time: formatInstant(facts.endsAt, language, facts.timeZone) }, locale),
      },
      { kind: 'text', text: m.mail_confirm_not_you({ shop: shop.tradingName }, locale) },
    ],
  };
}
