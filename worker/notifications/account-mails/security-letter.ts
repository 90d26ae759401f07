import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import type { Letter } from '../letter/letter';
import type { AccountEventMail } from './account-event-mail';
import { eventLetter } from './event-letter';

/** Messages that say what happened. */
interface EventMessages {
  readonly subject: typeof m.mail_exported_subject;
  readonly title: typeof m.mail_exported_title;
  readonly text: typeof m.mail_exported_text;
}

const secondFactorOff: EventMessages = {
  subject: m.mail_second_factor_off_subject,
  title: m.mail_second_factor_off_title,
  text: m.mail_second_factor_off_text,
};
const dataExported: EventMessages = {
  subject: m.mail_exported_subject,
  title: m.mail_exported_title,
  text: m.mail_exported_text,
};

/** Returns the letter about a second factor that was turned off. */
export const secondFactorOffLetter = (facts: AccountEventMail, shop: Shop): Letter =>
  letterOf(facts, shop, secondFactorOff);

/** Returns the letter about a download of the account's data. */
export const dataExportedLetter = (facts: AccountEventMail, shop: Shop): Letter => letterOf(facts, shop, dataExported);

/** Returns the letter about an event. A person who did not cause it is advised to set a new password. */
function letterOf(facts: AccountEventMail, shop: Shop, { subject, title, text }: EventMessages): Letter {
  const locale = { locale: facts.language };
  const names = { shop: shop.tradingName };
  return eventLetter(facts, {
    subject: subject(names, locale),
    title: title({}, locale),
    text: text(names, locale),
    notYou: m.mail_password_not_you({ email: shop.email }, locale),
    action: { label: m.mail_new_password_action({}, locale), link: `${facts.site}/forgot-password` },
    you: m.mail_passkey_you({}, locale),
  });
}
