import { direction, type Language } from './language';

/** Right-to-left mark. A line that begins with it runs from the right, even when its first letter is Latin. */
export const rightToLeftMark = '\u200f';

/** Wraps words in first-strong isolates, so that they keep their own direction inside a line. @see Unicode UAX #9 */
export const isolate = (words: string): string => `\u2068${words}\u2069`;

/**
 * Joins names or the parts of an address with the comma of the language. From right to left each part is isolated,
 * because Latin parts with digits would otherwise change places.
 */
export function joinWithCommas(parts: readonly string[], language: Language): string {
  if (direction(language) === 'ltr') return parts.join(', ');
  return `${rightToLeftMark}${parts.map(isolate).join('، ')}`;
}
