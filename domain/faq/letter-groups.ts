import { fold } from '../catalogue/words';
import { isUnspacedText } from './terms';

/** From the shortest to the longest group of letters; signs of a script without spaces say more each. */
const groups = { spaced: [3, 4], unspaced: [1, 3] } as const;

function* groupsIn(word: string, [least, most]: readonly [number, number]): Generator<string> {
  for (let length = least; length <= most; length += 1) {
    for (let at = 0; at + length <= word.length; at += 1) yield word.slice(at, at + length);
  }
}

/** The words of a text, folded: also the small ones, for how something is asked tells much of what is asked. */
export function allWords(text: string): string[] {
  return (
    fold(text)
      .replaceAll("'", ' ')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * A word and the groups of letters in it, marked where it begins and ends, so that its forms and its parts are alike.
 */
export function partsOfWord(word: string): string[] {
  return isUnspacedText(word)
    ? [...groupsIn(word, groups.unspaced)]
    : [` ${word} `, ...groupsIn(`<${word}>`, groups.spaced)];
}
