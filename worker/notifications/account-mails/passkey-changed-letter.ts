import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a passkey (`passkey`: its name) that was added or removed. */
export function passkeyChangedLetter(
  facts: AccountEventMail & { readonly passkey: string },
  change: 'added' | 'removed',
  shop: Shop,
): Letter {
  const { passkey, language } = facts;
  const locale = { locale: language };
  const names = { shop: shop.tradingName };
  const text = { passkey, ...names };
  const added = change === 'added';
  return eventLetter(facts, {
    subject: added ? m.mail_passkey_added_subject(names, locale) : m.mail_passkey_removed_subject(names, locale),
    title: added ? m.mail_passkey_added_title({}, locale) : m.mail_passkey_removed_title({}, locale),
    text: added ? m.mail_passkey_added_text(text, locale) : m.mail_passkey_removed_text(text, locale),
    notYou: m.mail_passkey_not_you({ email: shop.email }, locale),
    action: { label: m.mail_passkey_action({}, locale), link: `${facts.site}/account-details` },
    you: m.mail_passkey_you({}, locale),
  });
}
