import { editDistance } from '../catalogue/spelling';

/**
 * Likeness of two stems, 0 to 1. The values were set by trial with `faq.test.ts` and the questions in
 * `tests/questions`: higher ones mistake titles of books for questions, lower ones miss forms of a word.
 */
const stemRules = {
  /** Letters of the shortest stem that is compared, and of the shortest one found inside another. */
  shortest: 4,
  shortestInside: 5,
  /** Share of the longer stem that two forms of one word must have in common at the beginning. */
  sharedShare: 0.7,
  /** Likeness of forms: `form`, plus `formPerShared` for a completely shared stem. */
  form: 0.55,
  formPerShared: 0.35,
  inside: 0.6,
} as const;

/** Likeness of a word with a typing error, by the letters of the longer word: a long word is seldom another one. */
const typoRules = {
  shortest: 4,
  long: 8,
  middle: 6,
  twoErrors: 0.55,
  oneErrorLong: 0.75,
  oneErrorMiddle: 0.65,
  oneErrorShort: 0.5,
} as const;

/** Returns how many letters two words have in common at the beginning. */
function lengthOfSharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * Returns how alike two stems are, 0 to 1: equal, forms of one word, or one inside the other (Rückversand, Versand).
 * Stems below four letters are alike only when equal.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < stemRules.shortest) return 0;
  const shared = lengthOfSharedBeginning(a, b);
  if (shared >= stemRules.shortest && shared >= long.length * stemRules.sharedShare)
    return stemRules.form + (stemRules.formPerShared * shared) / long.length;
  return short.length >= stemRules.shortestInside && (long.startsWith(short) || long.endsWith(short))
    ? stemRules.inside
    : 0;
}

/** Returns the letters of a word as bits; some letters share one. */
function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/**
 * Returns how many letters of a word are surely not in another one: each needs an edit, so the distance is at least as
 * large. Much faster than the distance, and it excludes most words.
 */
function countMissingLetters(word: string, other: string): number {
  let bits = letterBits(word) & ~letterBits(other);
  let count = 0;
  while (bits !== 0) {
    // Removes the lowest bit.
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** Returns how probably a typed word is a known word with a typing error, 0 to 1; 0: it is none. */
export function typoLikeness(typed: string, known: string): number {
  const long = Math.max(typed.length, known.length);
  const maxSlips = long >= typoRules.long ? 2 : 1;
  if (typed.length < typoRules.shortest || typed[0] !== known[0] || Math.abs(typed.length - known.length) > maxSlips)
    return 0;
  if (countMissingLetters(typed, known) > maxSlips || countMissingLetters(known, typed) > maxSlips) return 0;
  const far = editDistance(typed, known);
  if (far === 0 || far > maxSlips) return 0;
  if (far === 2) return typoRules.twoErrors;
  if (long >= typoRules.long) return typoRules.oneErrorLong;
  return long >= typoRules.middle ? typoRules.oneErrorMiddle : typoRules.oneErrorShort;
}
