import { distance } from '../catalogue/spelling';

function sharedBeginning(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  return at;
}

/**
 * How alike two stems are, from 0 to 1: the same, forms of one word, or one word inside of another (Rückversand,
 * Versand). Stems below four letters are only ever the same.
 */
export function likeness(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4) return 0;
  const shared = sharedBeginning(a, b);
  if (shared >= 4 && shared >= long.length * 0.7) return 0.55 + (0.35 * shared) / long.length;
  return short.length >= 5 && (long.startsWith(short) || long.endsWith(short)) ? 0.6 : 0;
}

/**
 * The same for a slip of the keys between two whole words: the longer they are, the surer it is one. 0 where it is
 * none.
 */
export function slip(typed: string, known: string): number {
  const long = Math.max(typed.length, known.length);
  const most = long >= 8 ? 2 : 1;
  if (typed.length < 4 || typed[0] !== known[0] || Math.abs(typed.length - known.length) > most) return 0;
  const far = distance(typed, known);
  if (far === 0 || far > most) return 0;
  return far === 2 ? 0.55 : long >= 8 ? 0.75 : long >= 6 ? 0.65 : 0.5;
}
