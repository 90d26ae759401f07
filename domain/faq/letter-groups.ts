import { foldLetters } from '../catalogue/words';
import { isUnspacedText } from './terms';

/** Lengths of the shortest and longest letter group; a character of a script without spaces carries more meaning. */
const groups = { spaced: [3, 4], unspaced: [1, 3] } as const;

function groupsIn(word: string, [min, max]: readonly [number, number]): string[] {
  const found: string[] = [];
  for (let length = min; length <= max; length += 1) {
    for (let index = 0; index + length <= word.length; index += 1) found.push(word.slice(index, index + length));
  }
  return found;
}

/** Returns all folded words of a text, also the small ones: how a question is put shows much of its meaning. */
export function allWords(text: string): string[] {
  return (
    foldLetters(text)
      .replaceAll("'", ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns a word and its letter groups, with marks at its ends, so that forms and parts of a word become alike. */
export function partsOfWord(word: string): string[] {
  return isUnspacedText(word)
    ? groupsIn(word, groups.unspaced)
    : [` ${word} `, ...groupsIn(`<${word}>`, groups.spaced)];
}

/**
 * Returns each two neighbouring words of a text, with marks at its ends. Where single words fit many questions, two of
 * them in order tell more: "no offer" and "offer no".
 */
export function pairsOfWords(words: readonly string[]): string[] {
  return ['', ...words].map((word, index) => `${word}_${words[index] ?? ''}`);
}
