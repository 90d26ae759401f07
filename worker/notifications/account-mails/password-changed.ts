import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a changed password. */
export function passwordChanged(facts: Happened, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_password_subject({ shop: shop.tradingName }, locale),
    title: m.mail_password_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_password_text({ shop: shop.tradingName }, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_password_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    after: [{ kind: 'text', text: m.mail_password_you({}, locale) }],
  };
}
