import { learnShares, nearness, type Example } from './learn-shares';
import { allWords, pairsOfWords, partsOfWord } from './letter-groups';

/** A text to be compared: its wordings, all of the same weight. */
export interface TextInPieces {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** A vector for each text, in the space of words and letter groups. Made by `indexVectors`. */
export interface TextVectors {
  readonly ids: readonly string[];
  /** Number of a word or a group of letters. */
  readonly parts: ReadonlyMap<string, number>;
  /** Rarity of each part among the pieces, by number. */
  readonly rarity: Float64Array;
  /**
   * Texts that contain each part (by place), and its share of their vectors: for a part from `starts[number]` to
   * `starts[number + 1]`. Typed arrays, since there are some hundred thousand entries.
   */
  readonly starts: Uint32Array;
  readonly places: Uint16Array;
  readonly shares: Float32Array;
}

/** Parts of a text by number, each once, with its number of occurrences. */
interface Tally {
  readonly parts: readonly number[];
  readonly counts: Float64Array;
}

/** Returns functions that number the parts of all texts; each word is split once. */
function numbering() {
  const parts = new Map<string, number>();
  const numbersByWord = new Map<string, readonly number[]>();
  const numberOf = (part: string) => {
    const number = parts.get(part);
    if (number !== undefined) return number;
    parts.set(part, parts.size);
    return parts.size - 1;
  };
  const numbersOfWord = (word: string) => {
    const numbers = numbersByWord.get(word) ?? partsOfWord(word).map(numberOf);
    numbersByWord.set(word, numbers);
    return numbers;
  };
  const numbersOf = (text: string) => {
    const words = allWords(text);
    const numbers: number[] = [];
    for (const word of words) for (const number of numbersOfWord(word)) numbers.push(number);
    for (const pair of pairsOfWords(words)) numbers.push(numberOf(pair));
    return numbers;
  };
  return { parts, numbersOf };
}

/**
 * Counts parts. `totals` has a zero for each part and is reset to zero: one array for all calls is much faster than a
 * map.
 */
function tally(numbers: readonly number[], totals: Float64Array): Tally {
  const parts: number[] = [];
  for (const number of numbers) {
    const count = totals[number] ?? 0;
    if (count === 0) parts.push(number);
    totals[number] = count + 1;
  }
  const counts = new Float64Array(parts.length);
  parts.forEach((part, index) => {
    counts[index] = totals[part] ?? 0;
    totals[part] = 0;
  });
  return { parts, counts };
}

/** Returns the unit vector of a text. Rare parts weigh more; repeated parts grow logarithmically. */
function unitVectorOf({ parts, counts }: Tally, rarity: Float64Array): Float64Array {
  const weights = new Float64Array(parts.length);
  let squares = 0;
  for (let index = 0; index < weights.length; index += 1) {
    const count = counts[index] ?? 0;
    // Most parts occur once; the logarithm of 1 is 0.
    const own = (count === 1 ? 1 : 1 + Math.log(count)) * (rarity[parts[index] ?? 0] ?? 0);
    weights[index] = own;
    squares += own * own;
  }
  const length = Math.sqrt(squares) || 1;
  for (let index = 0; index < weights.length; index += 1) weights[index] = (weights[index] ?? 0) / length;
  return weights;
}

/** Returns the rarity of each part among the pieces. */
function rarityOf(pieces: readonly Tally[], size: number): Float64Array {
  const rarity = new Float64Array(size);
  for (const { parts } of pieces) for (const part of parts) rarity[part] = (rarity[part] ?? 0) + 1;
  return rarity.map((count) => Math.log(1 + pieces.length / count));
}

/**
 * Returns the vectors of texts: for each the normalised sum of the vectors of its pieces, corrected until most pieces
 * are nearest to their own text.
 */
export function indexVectors(texts: readonly TextInPieces[]): TextVectors {
  const { parts, numbersOf } = numbering();
  const numbered = texts.map(({ pieces }) => pieces.map(numbersOf));
  const totals = new Float64Array(parts.size);
  const counted = numbered.map((pieces) => pieces.map((numbers) => tally(numbers, totals)));
  const rarity = rarityOf(counted.flat(), parts.size);
  const examples = counted.map((pieces, place) =>
    pieces.map((own): Example => ({ place, parts: own.parts, weights: unitVectorOf(own, rarity) })),
  );
  const found = examples.map((own) => unitSumOf(own, totals));
  const starts = new Uint32Array(parts.size + 1);
  for (const own of found) for (const part of own.parts) starts[part + 1] = (starts[part + 1] ?? 0) + 1;
  const vectors = { ids: texts.map(({ id }) => id), parts, rarity, ...byPart(found, starts) };
  learnShares(vectors, examples.flat());
  return vectors;
}

/** A vector by its parts, each once, and their components. */
interface PartShares {
  readonly parts: readonly number[];
  readonly shares: Float32Array;
}

/** Returns the normalised sum of vectors. `totals` has a zero for each part and is reset to zero. */
function unitSumOf(examples: readonly Example[], totals: Float64Array): PartShares {
  const parts: number[] = [];
  for (const { parts: own, weights } of examples) {
    for (let index = 0; index < own.length; index += 1) {
      const part = own[index] ?? 0;
      const sum = totals[part] ?? 0;
      if (sum === 0) parts.push(part);
      totals[part] = sum + (weights[index] ?? 0);
    }
  }
  let squares = 0;
  for (const part of parts) squares += (totals[part] ?? 0) ** 2;
  const length = Math.sqrt(squares);
  const shares = new Float32Array(parts.length);
  parts.forEach((part, index) => {
    shares[index] = (totals[part] ?? 0) / length;
    totals[part] = 0;
  });
  return { parts, shares };
}

/** Returns the vectors ordered by part. On entry, `starts[n + 1]` is the number of texts that contain part `n`. */
function byPart(found: readonly PartShares[], starts: Uint32Array): Pick<TextVectors, 'starts' | 'places' | 'shares'> {
  for (let part = 1; part < starts.length; part += 1) starts[part] = (starts[part] ?? 0) + (starts[part - 1] ?? 0);
  const next = starts.slice();
  const places = new Uint16Array(starts.at(-1) ?? 0);
  const shares = new Float32Array(places.length);
  found.forEach((own, place) => {
    own.parts.forEach((part, index) => {
      const to = next[part] ?? 0;
      places[to] = place;
      shares[to] = own.shares[index] ?? 0;
      next[part] = to + 1;
    });
  });
  return { starts, places, shares };
}

/**
 * Returns how near each text (by place) is to a query: about 0 by chance, mostly below 1. Parts that no text contains
 * are ignored.
 */
export function compareVectors(vectors: TextVectors, query: string): Float64Array {
  const { parts, rarity } = vectors;
  const words = allWords(query);
  const counts = new Map<number, number>();
  const count = (part: string) => {
    const number = parts.get(part);
    if (number !== undefined) counts.set(number, (counts.get(number) ?? 0) + 1);
  };
  for (const word of words) partsOfWord(word).forEach(count);
  pairsOfWords(words).forEach(count);
  const own = { parts: [...counts.keys()], counts: Float64Array.from(counts.values()) };
  return nearness(vectors, own.parts, unitVectorOf(own, rarity));
}
