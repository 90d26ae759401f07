import { formatMoney, formatNumber } from '../../../domain/format';
import { joinWithCommas } from '../../../domain/isolates';
import type { Language } from '../../../domain/language';
import { listsStatePostage } from '../../../domain/law/listed-postage';
import { moneyIn, rulesOf, type Market } from '../../../domain/market/market';
import type { Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import type { Shop } from '../../platform/settings/settings';
import { greeting } from '../letter/greeting';
import type { Figure, Letter } from '../letter/letter';
import { subjectTitle } from '../letter/subject-title';

export interface WishAvailable {
  readonly to: string;
  readonly name: string;
  readonly language: Language;
  readonly market: Market;
  readonly books: readonly { readonly title: string; readonly authors: readonly string[]; readonly price: Money }[];
  /** Address of the wishes, and of the page that stops these mails. */
  readonly link: string;
  readonly stopLink: string;
}

/** Number of books listed in a mail. */
const maxListed = 20;

/** Returns the letter about wished books that have copies again. It says that no copy is held. */
export function wishAvailableLetter(
  { to, name, language, market, books, link, stopLink }: WishAvailable,
  shop: Shop,
): Letter {
  const locale = { locale: language };
  const figures: Figure[] = books.slice(0, maxListed).map(({ title, authors, price }) => ({
    label: title,
    ...(authors.length === 0 ? {} : { under: joinWithCommas(authors.slice(0, 3), language) }),
    value: m.mail_wish_from({ price: formatMoney(price, language) }, locale),
  }));
  const { postage, freePostageFrom } = rulesOf(market);
  const amount = (minorUnits: number) => formatMoney(moneyIn(market, minorUnits), language);
  const count = { count: books.length, shown: formatNumber(books.length, language) };
  const more = books.length - maxListed;
  const [first] = books;
  return {
    to,
    language,
    subject:
      books.length === 1 && first !== undefined
        ? m.mail_wish_subject_one({ title: subjectTitle(first.title) }, locale)
        : m.mail_wish_subject(count, locale),
    title: m.mail_wish_title({}, locale),
    before: [
      greeting(name, language),
      { kind: 'text', text: m.mail_wish_text({}, locale) },
      { kind: 'figures', figures },
      ...(more > 0
        ? [
            {
              kind: 'text' as const,
              text: m.mail_wish_more({ count: more, shown: formatNumber(more, language) }, locale),
            },
          ]
        : []),
      ...(listsStatePostage(market)
        ? [
            {
              kind: 'text' as const,
              text: m.book_postage({ flat: amount(postage), from: amount(freePostageFrom) }, locale),
            },
          ]
        : []),
    ],
    action: { label: m.mail_wish_action({}, locale), link },
    after: [
      { kind: 'text', text: m.mail_wish_not_held({}, locale) },
      { kind: 'text', text: m.mail_wish_why({ shop: shop.tradingName }, locale) },
      { kind: 'link', label: m.mail_wish_stop_link({}, locale), link: stopLink },
    ],
  };
}
