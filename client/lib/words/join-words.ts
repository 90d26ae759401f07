import { language } from '../language';

/** Wraps a name in first-strong isolates, so that its script keeps its own direction. */
const isolateName = (text: string): string => `\u2068${text}\u2069`;

/** Returns names for a list. In Arabic each name is isolated, so that the list runs from the right. */
export const isolateNames = (names: readonly string[]): readonly string[] =>
  language() === 'ar' ? names.map((name) => isolateName(name)) : names;

/** Joins sentences. Japanese has no space between them. */
export function joinSentences(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(language() === 'ja' ? '' : ' ');
}

/**
 * Joins facts in one line: "German · Paperback · 2003". Arabic has a comma, because a middle dot beside its digits
 * reads as one more zero. A line may end with the dot, not begin with it.
 */
export function joinFacts(parts: readonly string[]): string {
  return language() === 'ar' ? parts.join('، ') : parts.join('\u00A0· ');
}
