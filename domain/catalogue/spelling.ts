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

const surrogate = /[\ud800-\udfff]/;

/** Returns two texts with a single UTF-16 unit for each character that has two. */
function inSingleUnits(a: string, b: string): readonly [string, string] {
  const units = new Map<string, string>();
  const unitOf = (character: string) => {
    if (character.length === 1) return character;
    const unit = units.get(character) ?? String.fromCharCode(0xd800 + units.size);
    units.set(character, unit);
    return unit;
  };
  const single = (text: string) => Array.from(text, unitOf).join('');
  return [single(a), single(b)];
}

/** Cells of three rows of a distance table. Most words fit in, so that a comparison needs no memory of its own. */
const sharedCells = new Uint16Array(3 * 64);

/**
 * Returns the Damerau distance (optimal string alignment): insertions, deletions, replacements and swaps.
 * @param max a larger distance is returned as any number above it, which takes less time
 */
export function editDistance(a: string, b: string, max = Infinity): number {
  const [from, to] = surrogate.test(a) || surrogate.test(b) ? inSingleUnits(a, b) : [a, b];
  // Common ends need no edit. Most words that are compared differ by one or two letters.
  let start = 0;
  let fromEnd = from.length;
  let toEnd = to.length;
  while (start < fromEnd && start < toEnd && from.charCodeAt(start) === to.charCodeAt(start)) start += 1;
  while (fromEnd > start && toEnd > start && from.charCodeAt(fromEnd - 1) === to.charCodeAt(toEnd - 1)) {
    fromEnd -= 1;
    toEnd -= 1;
  }
  const rows = fromEnd - start;
  const columns = toEnd - start;
  if (rows === 0 || columns === 0 || Math.abs(rows - columns) > max) return Math.max(rows, columns);
  const width = columns + 1;
  const cells = 3 * width <= sharedCells.length ? sharedCells : new Uint16Array(3 * width);
  // Cells further from the diagonal than `max` hold larger distances.
  const band = Math.min(max, Math.max(rows, columns));
  const far = rows + columns;
  for (let j = 0; j <= columns; j += 1) cells[j] = j;
  let lowestBefore = 0;
  for (let i = 1; i <= rows; i += 1) {
    const row = (i % 3) * width;
    const last = ((i + 2) % 3) * width;
    const before = ((i + 1) % 3) * width;
    const first = Math.max(1, i - band);
    const end = Math.min(columns, i + band);
    const letter = from.charCodeAt(start + i - 1);
    cells[row + first - 1] = first === 1 ? i : far;
    let lowest = cells[row + first - 1] ?? 0;
    for (let j = first; j <= end; j += 1) {
      const own = to.charCodeAt(start + j - 1);
      let best = (cells[last + j - 1] ?? 0) + (letter === own ? 0 : 1);
      best = Math.min(best, (cells[last + j] ?? 0) + 1, (cells[row + j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && letter === to.charCodeAt(start + j - 2) && from.charCodeAt(start + i - 2) === own)
        best = Math.min(best, (cells[before + j - 2] ?? 0) + 1);
      cells[row + j] = best;
      if (best < lowest) lowest = best;
    }
    if (end < columns) cells[row + end + 1] = far;
    // A swap continues from the row before the last one.
    if (lowest > max && lowestBefore >= max) return lowest;
    lowestBefore = lowest;
  }
  return cells[(rows % 3) * width + columns] ?? 0;
}

/** Letters from which two words that sound alike are near although three letters differ. */
const longWord = 8;
const maxSlipsOfLong = 3;

/** Letters that sound alike in names of several languages, in the order in which they are replaced. */
const soundRules: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|sch|sh|ch/g, 'x'],
  [/ph/g, 'f'],
  [/[ckq]+/g, 'k'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/z/g, 's'],
  [/h/g, ''],
  [/(.)\1+/g, '$1'],
];
const soundOf = (word: string) => soundRules.reduce((sound, [from, to]) => sound.replace(from, to), word);

/** Returns whether two texts sound the same: "hobit" and "hobbit". */
export const soundsAlike = (a: string, b: string): boolean => soundOf(a) === soundOf(b);

/**
 * Returns how many letters of two words differ. In long words that sound alike three slips count as two: "houelbeck"
 * for Houellebecq.
 * @param max a larger distance is returned as any number above it
 */
export function wordDistance(a: string, b: string, max = Infinity): number {
  const far = editDistance(a, b, Math.max(max, maxSlipsOfLong));
  const isLong = Math.min(a.length, b.length) >= longWord;
  return isLong && far === maxSlipsOfLong && editDistance(soundOf(a), soundOf(b), 1) <= 1 ? maxSlipsOfLong - 1 : far;
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
 * Returns at most `max` known terms near a word: the nearest first, of these those that sound the same, then those that
 * differ only by an ending, then the most frequent.
 */
export function nearestTerms(word: string, known: readonly Spelling[], max = 3): string[] {
  const allowed = Array.from(word).length <= shortWord ? 1 : 2;
  const near = new Map<string, Readonly<Record<'distance' | 'soundRank' | 'endingRank' | 'editions', number>>>();
  for (const { term, editions } of known) {
    if (near.has(term) || Math.abs(term.length - word.length) > maxSlipsOfLong) continue;
    const distance = wordDistance(word, term, allowed);
    if (distance === 0 || distance > allowed) continue;
    const [soundRank, endingRank] = [soundsAlike, differByEnding].map((isNear) => (isNear(word, term) ? 0 : 1));
    near.set(term, { distance, soundRank: soundRank ?? 1, endingRank: endingRank ?? 1, editions });
  }
  return [...near]
    .toSorted(
      ([termA, a], [termB, b]) =>
        a.distance - b.distance ||
        a.soundRank - b.soundRank ||
        a.endingRank - b.endingRank ||
        b.editions - a.editions ||
        (termA < termB ? -1 : 1),
    )
    .slice(0, max)
    .map(([term]) => term);
}
