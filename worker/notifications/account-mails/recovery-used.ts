import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a sign-in by recovery link, without the account's passkey. */
export function recoveryUsed(facts: Happened, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_recovered_subject({ shop: shop.tradingName }, locale),
    title: m.mail_recovered_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_recovered_text({ shop: shop.tradingName }, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_recovered_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_passkey_action({}, locale), link: `${facts.site}/account-details` },
    after: [{ kind: 'text', text: m.mail_recovered_next({}, locale) }],
  };
}
