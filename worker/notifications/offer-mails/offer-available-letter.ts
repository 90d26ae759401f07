import { formatMoney, formatNumber } from '../../../domain/format';
import { formatInstant } from '../../../domain/formats/format-dates';
import type { UsedGrade } from '../../../domain/grade';
import { joinWithCommas } from '../../../domain/isolates';
import type { Language } from '../../../domain/language';
import type { Market } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Letter } from '../letter/letter';
import { subjectTitle } from '../letter/subject-title';

/** A book with its held offer. */
export interface HeldBook {
  readonly title: string;
  readonly authors: readonly string[];
  readonly grade: UsedGrade;
  readonly amount: Money;
  /** End of the hold. */
  readonly until: string;
}

export interface OfferAvailable {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly market: Market;
  /** At least one. */
  readonly books: readonly HeldBook[];
  /** Address of the person's list of watches. */
  readonly link: string;
}

/** Returns the letter about books for which the shop makes an offer now. It says until when each offer is valid. */
export function offerAvailableLetter({ to, name, language, market, books, link }: OfferAvailable, shop: Shop): Letter {
  const locale = { locale: language };
  const [first] = books;
  const count = { count: books.length, shown: formatNumber(books.length, language) };
  const until = books.map((book) => book.until).toSorted()[0] ?? '';
  return {
    to,
    language,
    subject:
      books.length === 1 && first !== undefined
        ? m.mail_offer_subject_one({ title: subjectTitle(first.title) }, locale)
        : m.mail_offer_subject(count, locale),
    title: m.mail_offer_title({}, locale),
    before: [
      greeting(name, language),
      { kind: 'text', text: m.mail_offer_text({}, locale) },
      {
        kind: 'figures',
        figures: books.map(({ title, authors, grade, amount }) => ({
          label: title,
          under: [joinWithCommas(authors.slice(0, 3), language), gradeWords[grade](locale)]
            .filter((part) => part !== '')
            .join(' · '),
          value: formatMoney(amount, language),
        })),
      },
      {
        kind: 'text',
        text: m.mail_offer_until({ day: formatInstant(until, language, timeZoneOf(market), 'day') }, locale),
      },
    ],
    action: { label: m.mail_offer_action({}, locale), link },
    after: [{ kind: 'text', text: m.mail_offer_why({ shop: shop.tradingName }, locale) }],
  };
}

const gradeWords: Readonly<Record<UsedGrade, (locale: { locale: Language }) => string>> = {
  'like-new': (locale) => m.grade_like_new({}, locale),
  'very-good': (locale) => m.grade_very_good({}, locale),
  good: (locale) => m.grade_good({}, locale),
  acceptable: (locale) => m.grade_acceptable({}, locale),
};
