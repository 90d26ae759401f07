import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { Happened } from './happened';

/** Returns the letter about a bank account for payouts that was changed or removed; `iban` is masked. */
export function payoutChanged(
  facts: Happened & { readonly iban: string },
  change: 'changed' | 'removed',
  shop: Shop,
): Letter {
  const { iban, language } = facts;
  const locale = { locale: language };
  const names = { shop: shop.tradingName };
  const changed = change === 'changed';
  return eventLetter(facts, {
    subject: changed ? m.mail_payout_changed_subject(names, locale) : m.mail_payout_removed_subject(names, locale),
    title: changed ? m.mail_payout_changed_title({}, locale) : m.mail_payout_removed_title({}, locale),
    text: changed ? m.mail_payout_changed_text({ iban }, locale) : m.mail_payout_removed_text({ iban }, locale),
    holdsPayouts: true,
    notYou: m.mail_payout_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_payout_you({}, locale),
  });
}
