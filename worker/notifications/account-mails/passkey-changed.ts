import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a passkey (`passkey`: its name) that was added or removed. */
export function passkeyChanged(
  facts: Happened & { readonly passkey: string },
  change: 'added' | 'removed',
  shop: Shop,
): Letter {
  const { language, passkey } = facts;
  const locale = { locale: language };
  const added = change === 'added';
  return {
    to: facts.to,
    language,
    subject: added
      ? m.mail_passkey_added_subject({ shop: shop.tradingName }, locale)
      : m.mail_passkey_removed_subject({ shop: shop.tradingName }, locale),
    title: added ? m.mail_passkey_added_title({}, locale) : m.mail_passkey_removed_title({}, locale),
    before: [
      greeting(facts.name, language),
      {
        kind: 'text',
        text: added
          ? m.mail_passkey_added_text({ passkey, shop: shop.tradingName }, locale)
          : m.mail_passkey_removed_text({ passkey, shop: shop.tradingName }, locale),
      },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_passkey_not_you({ email: shop.email }, locale) },
    ],
    action: { label: m.mail_passkey_action({}, locale), link: `${facts.site}/account-details` },
    after: [{ kind: 'text', text: m.mail_passkey_you({}, locale) }],
  };
}
