import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import { eventLetter } from './event-letter';
import type { AccountEventMail } from './account-event-mail';

/** Returns the letter about a provider (`provider`: its name) that was linked to the account or unlinked. */
export function signInChangedLetter(
  facts: AccountEventMail & { readonly provider: string },
  change: 'linked' | 'unlinked',
  shop: Shop,
): Letter {
  const { provider, language } = facts;
  const locale = { locale: language };
  const names = { provider, shop: shop.tradingName };
  const linked = change === 'linked';
  return eventLetter(facts, {
    subject: linked ? m.mail_signon_linked_subject(names, locale) : m.mail_signon_unlinked_subject(names, locale),
    title: linked
      ? m.mail_signon_linked_title({ provider }, locale)
      : m.mail_signon_unlinked_title({ provider }, locale),
    text: linked ? m.mail_signon_linked_text(names, locale) : m.mail_signon_unlinked_text(names, locale),
    notYou: m.mail_signon_not_you({ email: shop.email }, locale),
    action: { label: m.mail_signon_action({}, locale), link: `${facts.site}/account-details` },
    you: m.mail_signon_you({}, locale),
  });
}
