import { formatInstant } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { ConfirmAccount } from './confirm-account';
import type { Letter } from '../letter/letter';

/** Returns the letter with the link that confirms the new address of an account. */
export function confirmEmail(facts: ConfirmAccount, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_confirm_email_subject({ shop: shop.tradingName }, locale),
    title: m.mail_confirm_email_title({}, locale),
    // No name: the address may belong to a stranger, who must not receive words typed by another person.
    before: [{ kind: 'text', text: m.mail_confirm_email_text({ shop: shop.tradingName }, locale) }],
    action: { label: m.mail_confirm_email_action({}, locale), link: facts.link },
    after: [
      {
        kind: 'text',
        text: m.mail_confirm_until({ time: formatInstant(facts.endsAt, language, facts.timeZone) }, locale),
      },
      { kind: 'text', text: m.mail_confirm_email_not_you({}, locale) },
    ],
  };
}
