import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a provider (`provider`: its name) that was linked to the account or unlinked. */
export function signInChanged(
  facts: Happened & { readonly provider: string },
  change: 'linked' | 'unlinked',
  shop: Shop,
): Letter {
  const { language, provider } = facts;
  const locale = { locale: language };
  const linked = change === 'linked';
  const words = { provider, shop: shop.tradingName };
  return {
    to: facts.to,
    language,
    subject: linked ? m.mail_signon_linked_subject(words, locale) : m.mail_signon_unlinked_subject(words, locale),
    title: linked
      ? m.mail_signon_linked_title({ provider }, locale)
      : m.mail_signon_unlinked_title({ provider }, locale),
    before: [
      greeting(facts.name, language),
      {
        kind: 'text',
        text: linked ? m.mail_signon_linked_text(words, locale) : m.mail_signon_unlinked_text(words, locale),
      },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_signon_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_signon_action({}, locale), link: `${facts.site}/account-details` },
    after: [{ kind: 'text', text: m.mail_signon_you({}, locale) }],
  };
}
