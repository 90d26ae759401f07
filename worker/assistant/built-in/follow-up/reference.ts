import { asksAboutShop } from '../../../../domain/chat/rank-senses';
import type { MessageMeaning } from '../../../../domain/chat/read-message';

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
