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
  /** Links of mails before this one don't open the trade any more. */
  readonly isNewKey: boolean;
}

/** To whoever looked for a trade by number and mail: its link again. */
export function tradeFound({ to, name, language, number, link, isNewKey }: TradeFound): Letter {
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
        text: isNewKey ? m.mail_found_text_guest({ number }, locale) : m.mail_found_text({ number }, locale),
      },
    ],
    action: { label: m.mail_trade_action({}, locale), link },
    after: [{ kind: 'text', text: m.mail_found_not_you({}, locale) }],
  };
}
