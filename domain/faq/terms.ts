import { fold, queryWords } from '../catalogue/words';
import type { Language } from '../language';
import { stem } from './stem';
import { stopWords } from './stop-words';

/** A word of a query in the form of the index, and how much it tells (0 to 1) beside its rarity. */
export interface Term {
  readonly stem: string;
  /** As it was typed, folded: what an unfinished word is compared by. */
  readonly word: string;
  readonly weight: number;
  /** Two signs of a script without spaces: it is the same as another or it isn't. */
  readonly isPair: boolean;
}

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}ー々〆]+$/u;
/** Whether a folded word is in a script without spaces. */
export const isUnspacedText = (word: string) => unspaced.test(word);
const han = /\p{Script=Han}/u;
const hiragana = /\p{Script=Hiragana}+/gu;

/** Pairs of signs: those of hiragana alone are endings and particles, which stand in any sentence. */
function weightOfPair(pair: string, contentPairs: ReadonlySet<string>): number {
  if (contentPairs.has(pair)) return 1;
  return han.test(pair) ? 0.5 : 0.15;
}

/** Numbers and single letters tell nothing of a question's topic. */
const isContent = (word: string, stops: ReadonlySet<string>) =>
  word.length > 1 && !stops.has(word) && !/^\d+$/.test(word);

/**
 * The words of a text that tell what it is about, in order, each stem once. A text of stop words alone keeps them all.
 */
export function termsOf(text: string, language: Language): Term[] {
  const words = queryWords(text);
  const stops = stopWords(language);
  const content = words.filter((word) => unspaced.test(word) || isContent(word, stops));
  // Hiragana is looked at before folding, which makes it of katakana too.
  const contentPairs = new Set(
    words.some(isUnspacedText) ? queryWords(text.normalize('NFKC').replaceAll(hiragana, ' ')) : [],
  );
  const found = new Map<string, Term>();
  for (const word of content.length > 0 ? content : words) {
    const isPair = unspaced.test(word);
    const weight = isPair ? weightOfPair(word, contentPairs) : 1;
    const key = isPair ? word : stem(word, language);
    const known = found.get(key);
    if (known === undefined || known.weight < weight) found.set(key, { stem: key, word, weight, isPair });
  }
  return [...found.values()];
}

/** The last word as it was typed, folded, while it may still be unfinished: nothing stands behind it. */
export function unfinishedWord(query: string): string | null {
  return /[\p{L}\p{N}]+$/u.exec(fold(query))?.[0] ?? null;
}
