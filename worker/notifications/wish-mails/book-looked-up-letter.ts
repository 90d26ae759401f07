import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';
import { subjectTitle } from '../letter/subject-title';

export interface BookLookedUp {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly isbn: string;
  /** Null: the shop does not buy the book. */
  readonly title: string | null;
  /** Origin of the shop, for links. */
  readonly origin: string;
}

/** Returns the letter that answers "look it up for me": the book is known now, or the shop does not buy it. */
export function bookLookedUpLetter({ to, name, language, isbn, title, origin }: BookLookedUp, shop: Shop): Letter {
  const locale = { locale: language };
  const number = `\u2066${isbn}\u2069`;
  const why = { kind: 'text' as const, text: m.mail_asked_why({ shop: shop.tradingName }, locale) };
  if (title === null)
    return {
      to,
      language,
      subject: m.mail_asked_refused_subject({ isbn: number }, locale),
      title: m.mail_asked_refused_title({}, locale),
      before: [greeting(name, language), { kind: 'text', text: m.mail_asked_refused_text({ isbn: number }, locale) }],
      action: { label: m.mail_asked_refused_action({}, locale), link: `${origin}/${language}/bulk-scanning` },
      after: [why],
    };
  return {
    to,
    language,
    subject: m.mail_asked_subject({ title: subjectTitle(title) }, locale),
    title: m.mail_asked_title({}, locale),
    before: [greeting(name, language), { kind: 'text', text: m.mail_asked_text({ isbn: number, title }, locale) }],
    action: { label: m.mail_asked_action({}, locale), link: `${origin}/${language}/books/${isbn}` },
    after: [why],
  };
}
