/** Number of first letters that are indexed; later letters are compared only by `distance`. */
export const indexedLetters = 8;

/** Returns whether a term is indexed for corrections: 4 to 40 letters of a script with spaces. */
export function isSpellable(term: string): boolean {
  return (
    /^\p{L}{4,40}$/u.test(term) &&
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(term)
  );
}

/** Returns the first letters of a term, and these with one letter left out. @see SymSpell, distance 1 */
export function deletionVariants(term: string): string[] {
  const head = Array.from(term).slice(0, indexedLetters);
  const found = new Set([head.join('')]);
  for (let index = 0; index < head.length; index += 1)
    found.add([...head.slice(0, index), ...head.slice(index + 1)].join(''));
  return [...found];
}

/** Returns two texts as characters, without those that they have in common at both ends. */
function differentParts(a: string, b: string): readonly [string[], string[]] {
  const from = Array.from(a);
  const to = Array.from(b);
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < shorter - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end += 1;
  return [from.slice(start, from.length - end), to.slice(start, to.length - end)];
}

/** Returns the Damerau distance (optimal string alignment): insertions, deletions, replacements and swaps. */
export function editDistance(a: string, b: string): number {
  // Common ends need no edit. Most words that are compared differ by one or two letters.
  const [from, to] = differentParts(a, b);
  if (from.length === 0 || to.length === 0) return from.length + to.length;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replacement = from[i - 1] === to[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + replacement);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** Letters from which two words that sound alike are near although three letters differ. */
const longWord = 8;
const maxSlipsOfLong = 3;

/** Letters that sound alike in names of several languages, in the order in which they are replaced. */
const soundsAlike: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|sch|sh|ch/g, 'x'],
  [/ph/g, 'f'],
  [/[ckq]+/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];
const soundOf = (word: string) => soundsAlike.reduce((sound, [from, to]) => sound.replace(from, to), word);

/**
 * Returns how many letters of two words differ. In long words that sound alike three slips count as two: "houelbeck"
 * for Houellebecq.
 */
export function wordDistance(a: string, b: string): number {
  const far = editDistance(a, b);
  const isLong = Math.min(a.length, b.length) >= longWord;
  return isLong && far === maxSlipsOfLong && editDistance(soundOf(a), soundOf(b)) <= 1 ? maxSlipsOfLong - 1 : far;
}

export interface Spelling {
  readonly term: string;
  /** Number of editions that contain the term. */
  readonly editions: number;
}

/** Letters up to which only one wrong letter is corrected; with two, short words match too much. */
const shortWord = 4;

/** Returns whether two words differ only by an ending: "bells" and "bell". */
const differByEnding = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/**
 * Returns at most `max` known terms near a word: the nearest first, of these those that differ only by an ending, then
 * the most frequent.
 */
export function nearestTerms(word: string, known: readonly Spelling[], max = 3): string[] {
  const allowed = Array.from(word).length <= shortWord ? 1 : 2;
  const near = new Map<string, { readonly distance: number; readonly endingRank: number; readonly editions: number }>();
  for (const { term, editions } of known) {
    if (near.has(term) || Math.abs(term.length - word.length) > maxSlipsOfLong) continue;
    const distance = wordDistance(word, term);
    if (distance === 0 || distance > allowed) continue;
    near.set(term, { distance, endingRank: differByEnding(word, term) ? 0 : 1, editions });
  }
  return [...near]
    .toSorted(
      ([termA, a], [termB, b]) =>
        a.distance - b.distance || a.endingRank - b.endingRank || b.editions - a.editions || (termA < termB ? -1 : 1),
    )
    .slice(0, max)
    .map(([term]) => term);
}
