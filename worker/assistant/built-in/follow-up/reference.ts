import { asksAboutShop } from '../../../../domain/chat/questions/rank-senses';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { shopSenses } from '../../../../domain/chat/shop-senses';
import type { Sense } from '../../../../domain/chat/words/senses';

/** Returns whether a request has a filter: subject, language, format, price, length or order. */
export const hasFilter = ({ subject, language, format, price, pages, sort }: MessageMeaning['request']) =>
  [subject, language, format, price, pages, sort].some((filter) => filter !== null);

/** Returns whether a text names a place in a list: "the second". */
export const namesPlace = ({ match }: MessageMeaning) => match.has('first', 'second', 'third', 'last');

/** Returns whether a text says nothing but a place in a list: "and for the second one?" */
export const isPlaceAlone = (meaning: MessageMeaning) =>
  namesPlace(meaning) &&
  meaning.request.unknownWords === '' &&
  !hasFilter(meaning.request) &&
  !asksAboutShop(meaning.match);

/** Returns the index of the item that the text refers to, or null. "OK, but under 4 euros" refers to no item. */
export function meantIndex(meaning: MessageMeaning, count: number): number | null {
  if (!namesPlace(meaning) && hasFilter(meaning.request)) return null;
  const index = namedIndex(meaning, count);
  return index !== null && index < count ? index : null;
}

/** Returns the index of the place that a text names: "the second". A mere "yes" or "that" means the first item. */
export function namedIndex({ match }: MessageMeaning, count: number): number | null {
  if (match.has('first')) return 0;
  if (match.has('second')) return 1;
  if (match.has('third')) return 2;
  if (match.has('last')) return count - 1;
  return match.has('yes', 'that') ? 0 : null;
}

/** Senses of the shop that a change of a request may also have: "in English, it is a gift for a friend in London". */
const shopSensesOfChange: ReadonlySet<Sense> = new Set([
  'tongue',
  'country',
  'company',
  'several',
  'gift-card',
  'shop',
  'library',
  'student',
  'when',
  'why',
  'begin',
  'pack',
  'shelf',
  // "What do you pay for it?" asks for our offer for the book.
  'sell',
  'offer',
]);

/** Returns whether a text names what shall change in a list of books: its language, price or order. */
export const namesChange = ({ request, match }: MessageMeaning) =>
  request.language !== null || request.price !== null || match.has('cheapest');

/** Returns whether a text picks a book of a list: "I take the first". */
export const picksBook = (meaning: MessageMeaning) =>
  namesPlace(meaning) && meaning.match.has('take', 'yes', 'cart', 'want');

/** Returns whether a text has a sense of the shop that a change of a request does not have. */
export const hasOtherShopSense = ({ match }: MessageMeaning) =>
  [...match.senses].some((sense) => shopSenses.has(sense) && !shopSensesOfChange.has(sense));

/** Returns whether a text asks about the shop, and not only by senses that a change of a request also has. */
export const asksMoreThanChange = (meaning: MessageMeaning) =>
  asksAboutShop(meaning.match) && hasOtherShopSense(meaning);
