import { language } from '../language';

/** Keeps what another script brings along in its own order, between first-strong isolate and its end. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/**
 * Names as one string for the page's language; in Arabic each in its own order, so that they follow each other from the
 * right.
 */
export const eachInItsOrder = (names: readonly string[]): readonly string[] =>
  language() === 'ar' ? names.map((name) => isolated(name)) : names;

/** Sentences one after the other; Japanese sets no space between them. */
export function sentences(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(language() === 'ja' ? '' : ' ');
}

/**
 * Facts side by side in one line: "German · Paperback · 2003". Arabic sets its comma, because a middle dot beside its
 * digits reads as one more zero. A line may end with the dot, not begin with it.
 */
export function inLine(parts: readonly string[]): string {
  return language() === 'ar' ? parts.join('، ') : parts.join('\u00A0· ');
}
