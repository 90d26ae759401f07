import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';

export interface TradeFound {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly number: string;
  readonly link: string;
  /** The trade has no account: whoever has the link can see it. */
  readonly isGuest: boolean;
}

/** Returns the letter with the link to a trade that was looked for by number and address. */
export function tradeFoundLetter({ to, name, language, number, link, isGuest }: TradeFound): Letter {
  const locale = { locale: language };
  return {
    to,
    language,
    subject: m.mail_found_subject({ number }, locale),
    title: m.mail_found_title({}, locale),
    before: [
      greeting(name, language),
      {
        kind: 'text',
        text: isGuest ? m.mail_found_text_guest({ number }, locale) : m.mail_found_text({ number }, locale),
      },
    ],
    action: { label: m.mail_trade_action({}, locale), link },
    after: [{ kind: 'text', text: m.mail_found_not_you({}, locale) }],
  };
}
