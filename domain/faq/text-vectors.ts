import { allWords, partsOfWord } from './letter-groups';

/** A text to be compared: pieces of it with how much each says of the whole. */
export interface WeighedText {
  readonly id: string;
  readonly pieces: readonly { readonly text: string; readonly weight: number }[];
}

interface Posting {
  readonly place: number;
  readonly share: number;
}

/** One direction in the space of words and groups of letters for each text. Made once by `indexVectors`. */
export interface TextVectors {
  readonly ids: readonly string[];
  /** Number of a word or a group of letters. */
  readonly parts: ReadonlyMap<string, number>;
  /** By number: how rare it is among the pieces. */
  readonly rarity: Float64Array;
  /** By number: in which texts it stands (by place), and how much it makes of each. */
  readonly postings: readonly (readonly Posting[])[];
}

/** Parts of a text by number, each once, and how often each stands there. */
interface Tally {
  readonly parts: readonly number[];
  readonly counts: Float64Array;
}

/** Numbers the parts of all words; each word is looked at once. */
function numbering() {
  const parts = new Map<string, number>();
  const known = new Map<string, readonly number[]>();
  const numberOf = (part: string) => {
    const number = parts.get(part) ?? parts.size;
    parts.set(part, number);
    return number;
  };
  const numbersOf = (text: string) => allWords(text).flatMap((word) => {
    const numbers = known.get(word) ?? partsOfWord(word).map(numberOf);
    known.set(word, numbers);
    return numbers;
  });
  return { parts, numbersOf };
}

/** `board` has one field for each number, all 0, and is left so: a list of fields is much quicker than a map. */
function tally(numbers: readonly number[], board: Float64Array): Tally {
  const parts: number[] = [];
  for (const number of numbers) {
    const count = board[number] ?? 0;
    if (count === 0) parts.push(number);
    board[number] = count + 1;
  }
  const counts = Float64Array.from(parts, (part) => board[part] ?? 0);
  for (const part of parts) board[part] = 0;
  return { parts, counts };
}

/** The direction of a text: rare parts point farther, and a part that stands there twice not twice as far. */
function direction({ parts, counts }: Tally, rarity: Float64Array): Float64Array {
  let squares = 0;
  const far = counts.map((count, at) => {
    const own = (1 + Math.log(count)) * (rarity[parts[at] ?? 0] ?? 0);
    squares += own * own;
    return own;
  });
  const length = Math.sqrt(squares) || 1;
  return far.map((own) => own / length);
}

/** How rare each part is among the pieces. */
function rarityOf(pieces: readonly Tally[], size: number): Float64Array {
  const rarity = new Float64Array(size);
  for (const { parts } of pieces) for (const part of parts) rarity[part] = (rarity[part] ?? 0) + 1;
  return rarity.map((count) => Math.log(1 + pieces.length / count));
}

export function indexVectors(texts: readonly WeighedText[]): TextVectors {
  const { parts, numbersOf } = numbering();
  const numbered = texts.map(({ pieces }) => pieces.map(({ text, weight }) => ({ weight, numbers: numbersOf(text) })));
  const board = new Float64Array(parts.size);
  const counted = numbered.map((pieces) => pieces.map(({ weight, numbers }) => ({ weight, tally: tally(numbers, board) })));
  const rarity = rarityOf(counted.flat().map((piece) => piece.tally), parts.size);
  const postings: Posting[][] = Array.from({ length: parts.size }, () => []);
  counted.forEach((pieces, place) => {
    const touched = new Set<number>();
    for (const { weight, tally: own } of pieces) {
      direction(own, rarity).forEach((far, at) => {
        const part = own.parts[at] ?? 0;
        board[part] = (board[part] ?? 0) + far * weight;
        touched.add(part);
      });
    }
    let squares = 0;
    for (const part of touched) squares += (board[part] ?? 0) ** 2;
    for (const part of touched) {
      postings[part]?.push({ place, share: (board[part] ?? 0) / Math.sqrt(squares) });
      board[part] = 0;
    }
  });
  return { ids: texts.map(({ id }) => id), parts, rarity, postings };
}

/** How alike each text (by place) is to what was typed, 0 to 1: the cosine of their directions. Parts that no text has are left out. */
export function compareVectors({ ids, parts, rarity, postings }: TextVectors, query: string): number[] {
  const alike = ids.map(() => 0);
  const numbers = allWords(query).flatMap((word) => partsOfWord(word).flatMap((part) => parts.get(part) ?? []));
  const own = tally(numbers, new Float64Array(parts.size));
  direction(own, rarity).forEach((far, at) => {
    for (const { place, share } of postings[own.parts[at] ?? 0] ?? []) alike[place] = (alike[place] ?? 0) + far * share;
  });
  return alike;
}
