import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter to the present address about a requested change (`email`, masked). A new password undoes it. */
export function emailChangeAsked(facts: Happened & { readonly email: string }, shop: Shop): Letter {
  const { language, email } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_email_asked_subject({ shop: shop.tradingName }, locale),
    title: m.mail_email_asked_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_email_asked_text({ email, shop: shop.tradingName }, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_email_asked_not_you({}, locale) },
    ],
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    after: [{ kind: 'text', text: m.mail_email_asked_you({}, locale) }],
  };
}
