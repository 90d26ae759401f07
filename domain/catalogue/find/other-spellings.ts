import { editDistance, wordDistance } from '../spelling';

/** Another form of a query, and how far it is from what was typed. */
export interface OtherSpelling {
  readonly words: readonly string[];
  /** Letters that differ; a word joined or split counts 1. */
  readonly distance: number;
  /** Each word differs so little that it is searched without asking. */
  readonly isSmall: boolean;
}

/** Facts about words that are needed to find other spellings. */
export interface WordsInIndex {
  editionsWith(word: string): number;
  near(word: string): readonly string[];
}

/** Letters of the shortest part of a split word, and (`minSplitWordLetters`) of the shortest word that is split. */
const minPartLetters = 3;
/** Shorter words that may be joined to another one: "elcodigo davinci". */
const shortWords = new Set('el la le il lo de da do di du os as en of na se ma mi un van der'.split(' '));
const minSplitWordLetters = 6;
/** Letters up to which an unknown word may be initials ("jrr"). */
const maxInitials = 3;
/** Other forms of a query that are tried. */
const maxOtherForms = 12;

/** Returns a word in two parts, cut at each place; a word with digits only between letters and digits ("catch22"). */
export function wordSplits(word: string): (readonly [string, string])[] {
  const letters = Array.from(word);
  const mixed = /^(\p{L}+)(\d+)$/u.exec(word);
  if (mixed !== null) return [[mixed[1] ?? '', mixed[2] ?? '']];
  if (letters.length < minSplitWordLetters || !/^\p{L}+$/u.test(word)) return [];
  return letters
    .slice(2, letters.length - minPartLetters + 1)
    .map((_, index) => [letters.slice(0, index + 2).join(''), letters.slice(index + 2).join('')] as const)
    .filter(([first]) => first.length >= minPartLetters || shortWords.has(first));
}

/** Returns each two neighbours as one word, with the place of the first. */
export function joinedNeighbours(words: readonly string[]): { readonly index: number; readonly word: string }[] {
  return words.slice(1).map((word, index) => ({ index, word: (words[index] ?? '') + word }));
}

const isInitials = (word: string) => /^[a-z]+$/.test(word) && word.length > 1 && word.length <= maxInitials;

/**
 * Letters of the longest word in which only one letter may differ without asking; in a longer one two may. A word alone
 * must be longer, since no other word tells whether the book is meant.
 */
const oneSlipUpTo = { alone: 7, besideOthers: 5 } as const;

function replaceWord(word: string, by: string, isAlone: boolean): OtherSpelling {
  const distance = wordDistance(word, by);
  const short = isAlone ? oneSlipUpTo.alone : oneSlipUpTo.besideOthers;
  return { words: [by], distance, isSmall: distance <= (word.length <= short ? 1 : 2) };
}

/** Letters of the shortest known word that is replaced by another one: "stieg larson" means Larsson. */
const minReplacedLetters = 5;

/** Returns what a known word may mean: itself, or a long one a known word that differs by one letter. */
function meaningsOfKnown(word: string, known: WordsInIndex, isAlone: boolean): OtherSpelling[] {
  const near =
    word.length < minReplacedLetters ? [] : known.near(word).filter((other) => editDistance(word, other) === 1);
  return [{ words: [word], distance: 0, isSmall: true }, ...near.map((other) => replaceWord(word, other, isAlone))];
}

/** Returns what a word may mean. For an unknown one: its letters as initials, two known words, or words near to it. */
function meanings(word: string, known: WordsInIndex, isAlone: boolean): OtherSpelling[] {
  if (known.editionsWith(word) > 0) return meaningsOfKnown(word, known, isAlone);
  const parts = wordSplits(word).filter((pair) => pair.every((part) => known.editionsWith(part) > 0));
  const found = [
    ...(isInitials(word) ? [{ words: Array.from(word), distance: 1, isSmall: true }] : []),
    ...parts.map((pair) => ({ words: pair, distance: 1, isSmall: true })),
    ...known.near(word).map((near) => replaceWord(word, near, isAlone)),
  ];
  return found.length === 0 ? [{ words: [word], distance: 0, isSmall: true }] : found;
}

/**
 * Returns other forms of a query: unknown words replaced by near ones, split or read as initials, and neighbours joined
 * to a known word. The nearest forms first, without the query itself.
 */
export function otherSpellings(words: readonly string[], known: WordsInIndex): OtherSpelling[] {
  let lines: OtherSpelling[] = [{ words: [], distance: 0, isSmall: true }];
  for (const word of words) {
    lines = lines
      .flatMap((line) =>
        meanings(word, known, words.length === 1).map((own) => ({
          words: [...line.words, ...own.words],
          distance: line.distance + own.distance,
          isSmall: line.isSmall && own.isSmall,
        })),
      )
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, maxOtherForms);
  }
  const joined = joinedNeighbours(words)
    .filter(({ word }) => known.editionsWith(word) > 0)
    .map(({ index, word }) => ({ words: words.toSpliced(index, 2, word), distance: 1, isSmall: true }));
  const typed = words.join(' ');
  return [...joined, ...lines]
    .filter((line) => line.words.join(' ') !== typed)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, maxOtherForms);
}
