import { formatNumber } from '../../../domain/format';
import { payoutPolicy } from '../../../domain/policy';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/**
 * Returns the letter to the previous address of an account (`email`: the new one, masked). That address can no longer
 * sign in, so the letter asks to contact the shop; payouts are held meanwhile.
 */
export function emailChanged(facts: Happened & { readonly email: string }, shop: Shop): Letter {
  const { language, email } = facts;
  const locale = { locale: language };
  const hours = {
    count: payoutPolicy.holdHoursAfterChange,
    shown: formatNumber(payoutPolicy.holdHoursAfterChange, language),
  };
  return {
    to: facts.to,
    language,
    subject: m.mail_email_changed_subject({ shop: shop.tradingName }, locale),
    title: m.mail_email_changed_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_email_changed_text({ email, shop: shop.tradingName }, locale) },
      { kind: 'text', text: m.mail_payout_held(hours, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_email_changed_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_email_changed_action({}, locale), link: `mailto:${shop.email}` },
    after: [{ kind: 'text', text: m.mail_email_changed_you({}, locale) }],
  };
}
