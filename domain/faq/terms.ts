import { foldLetters, queryWords } from '../catalogue/words';
import type { Language } from '../language';
import { stem } from './stem';
import { stopWords } from './stop-words';

/** A word of a query in the form of the index. `weight` (0 to 1) is its importance beside its rarity. */
export interface Term {
  readonly stem: string;
  /** The folded word as it was typed; unfinished words are compared by it. */
  readonly word: string;
  readonly weight: number;
  /** Two characters of a script without spaces: only equal pairs match. */
  readonly isPair: boolean;
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}ー々〆]+$/u;
/** Returns whether a folded word is in a script without spaces. */
export const isUnspacedText = (word: string) => unspaced.test(word);
const han = /\p{Script=Han}/u;
const hiragana = /\p{Script=Hiragana}+/gu;

/** Weights of pairs of characters: content words, pairs with a kanji, hiragana only (endings and particles). */
const pairWeights = { content: 1, han: 0.5, hiragana: 0.15 } as const;

/** Returns the weight of a pair; `contentPairs`: the pairs of the text without its hiragana. */
function weightOfPair(pair: string, contentPairs: ReadonlySet<string>): number {
  if (contentPairs.has(pair)) return pairWeights.content;
  return han.test(pair) ? pairWeights.han : pairWeights.hiragana;
}

/** Returns whether a word says something about the topic: numbers, single letters and stop words do not. */
const isContent = (word: string, stops: ReadonlySet<string>) =>
  word.length > 1 && !stops.has(word) && !/^\d+$/.test(word);

/** Returns the content words of a text in order, each stem once. A text of stop words only keeps them all. */
export function termsOf(text: string, language: Language): Term[] {
  const words = queryWords(text);
  const stops = stopWords(language);
  const content = words.filter((word) => unspaced.test(word) || isContent(word, stops));
  // Before folding, which turns katakana into hiragana.
  const contentPairs = new Set(
    words.some(isUnspacedText) ? queryWords(text.normalize('NFKC').replaceAll(hiragana, ' ')) : [],
  );
  const found = new Map<string, Term>();
  for (const word of content.length > 0 ? content : words) {
    const isPair = unspaced.test(word);
    const weight = isPair ? weightOfPair(word, contentPairs) : 1;
    const key = isPair ? word : stem(word, language);
    const earlier = found.get(key);
    if (earlier === undefined || earlier.weight < weight) found.set(key, { stem: key, word, weight, isPair });
  }
  return [...found.values()];
}

/** Returns the last word of a query, folded, when nothing follows it and it may be unfinished; otherwise null. */
export function unfinishedWord(query: string): string | null {
  return /[\p{L}\p{N}]+$/u.exec(foldLetters(query))?.[0] ?? null;
}
