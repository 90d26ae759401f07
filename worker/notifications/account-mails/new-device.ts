import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import { happenedBlock, type Happened } from './happened';
import type { Letter } from '../letter/letter';

/** Returns the letter about a sign-in from a new device, with what to do if it was somebody else. */
export function newDevice(facts: Happened, shop: Shop): Letter {
  const { language } = facts;
  const locale = { locale: language };
  return {
    to: facts.to,
    language,
    subject: m.mail_device_subject({ shop: shop.tradingName }, locale),
    title: m.mail_device_title({}, locale),
    before: [
      greeting(facts.name, language),
      { kind: 'text', text: m.mail_device_text({ shop: shop.tradingName }, locale) },
      happenedBlock(facts),
      { kind: 'text', text: m.mail_device_not_you({}, locale) },
    ],
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    after: [{ kind: 'text', text: m.mail_device_you({}, locale) }],
  };
}
