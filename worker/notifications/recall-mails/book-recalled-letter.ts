import type { RecallDanger } from '../../../domain/catalogue/recalls/dangers';
import type { Recall } from '../../../domain/catalogue/recalls/recall-schemas';
import type { Language } from '../../../domain/language';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';
import { subjectTitle } from '../letter/subject-title';

export interface BookRecalled {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  /** Number of the order. */
  readonly number: string;
  readonly isbn: string;
  readonly title: string;
  /** Null: the publisher is unknown. */
  readonly publisher: string | null;
  readonly recall: Recall;
  /** Origin of the shop, for links. */
  readonly origin: string;
}

/** Sentences on the danger of a recalled book. */
const dangerWords: Readonly<Record<RecallDanger, typeof m.recall_danger_burns>> = {
  choking: m.recall_danger_choking,
  chemicals: m.recall_danger_chemicals,
  burns: m.recall_danger_burns,
  injury: m.recall_danger_injury,
};

/**
 * Returns the letter about the recall of a book. Its content is that of Regulation (EU) 2023/988, art. 36(2): heading,
 * product, danger without words that play it down, what to do, remedies, a contact, and the request to pass it on.
 */
export function bookRecalledLetter(facts: BookRecalled, shop: Shop): Letter {
  const { to, name, language, number, isbn, title, publisher, recall, origin } = facts;
  const locale = { locale: language };
  const text = (words: string) => ({ kind: 'text' as const, text: words });
  return {
    to,
    language,
    subject: m.mail_recall_subject({ title: subjectTitle(title) }, locale),
    title: m.mail_recall_title({}, locale),
    before: [
      greeting(name, language),
      text(m.mail_recall_text({ number: `\u2066${number}\u2069` }, locale)),
      {
        kind: 'figures',
        figures: [
          { label: m.mail_recall_book({}, locale), value: title },
          { label: m.book_isbn({}, locale), value: `\u2066${isbn}\u2069` },
          ...(publisher === null ? [] : [{ label: m.book_publisher({}, locale), value: publisher }]),
        ],
      },
      text(`${dangerWords[recall.danger]({}, locale)} \u2068${recall.details}\u2069`),
      text(m.mail_recall_stop({}, locale)),
      text(m.mail_recall_remedy({ email: shop.email }, locale)),
    ],
    action: { label: m.mail_recall_action({}, locale), link: `${origin}/${language}/books/${isbn}` },
    after: [
      ...(recall.notice === null
        ? []
        : [{ kind: 'link' as const, label: m.recall_notice({}, locale), link: recall.notice }]),
      text(m.mail_recall_pass_on({}, locale)),
    ],
  };
}
