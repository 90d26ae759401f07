import { m } from '../../../messages/compiled/messages.js';
import { payoutPolicy } from '../../../domain/policy';
import { formatNumber } from '../../../domain/format';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a bank account for payouts that was changed or removed; `iban` is masked. */
export function payoutChanged(
  facts: Happened & { readonly iban: string },
  change: 'changed' | 'removed',
  shop: Shop,
): Letter {
  const { language, iban } = facts;
  const locale = { locale: language };
  const changed = change === 'changed';
  const hours = {
    count: payoutPolicy.holdHoursAfterChange,
    shown: formatNumber(payoutPolicy.holdHoursAfterChange, language),
  };
  return {
    to: facts.to,
    language,
    subject: changed
      ? m.mail_payout_changed_subject({ shop: shop.tradingName }, locale)
      : m.mail_payout_removed_subject({ shop: shop.tradingName }, locale),
    title: changed ? m.mail_payout_changed_title({}, locale) : m.mail_payout_removed_title({}, locale),
    before: [
      greeting(facts.name, language),
      {
        kind: 'text',
        text: changed ? m.mail_payout_changed_text({ iban }, locale) : m.mail_payout_removed_text({ iban }, locale),
      },
      { kind: 'text', text: m.mail_payout_held(hours, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_payout_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    after: [{ kind: 'text', text: m.mail_payout_you({}, locale) }],
  };
}
