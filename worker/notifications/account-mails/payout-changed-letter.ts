import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a bank account for payouts that was added, changed or removed; `iban` is masked. */
export function payoutChangedLetter(
  facts: AccountEventMail & { readonly iban: string },
  change: 'added' | 'changed' | 'removed',
  shop: Shop,
): Letter {
  const { iban, language } = facts;
  const locale = { locale: language };
  const names = { shop: shop.tradingName };
  const words = {
    added: [m.mail_payout_added_subject, m.mail_payout_added_title, m.mail_payout_changed_text],
    changed: [m.mail_payout_changed_subject, m.mail_payout_changed_title, m.mail_payout_changed_text],
    removed: [m.mail_payout_removed_subject, m.mail_payout_removed_title, m.mail_payout_removed_text],
  } as const;
  const [subject, title, text] = words[change];
  return eventLetter(facts, {
    subject: subject(names, locale),
    title: title({}, locale),
    text: text({ iban }, locale),
    // The first bank account is not a change that could lead money elsewhere.
    holdsPayouts: change !== 'added',
    notYou: m.mail_payout_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_payout_you({}, locale),
  });
}
