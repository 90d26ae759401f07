/** Letters of the shortest and longest text that is read as a title typed as one word ("lepetitnicolas"). */
const minTextLetters = 9;
const maxTextLetters = 32;
/** Letters of the shortest and longest word in it. */
const minWordLetters = 3;
const maxWordLetters = 12;
/** Words that it may have at most, and short words among them. */
const maxWords = 6;
const shortWords = new Set(
  'a an at by de di do du el en et i il in is it la le lo my na no o of on os se te to un w we y z'.split(' '),
);

const isPossible = (part: string) => part.length >= minWordLetters || shortWords.has(part);

/** Returns the parts of a long word that may be words; none for a text that is no long word of letters. */
export function partsWithin(word: string): string[] {
  if (!/^[\p{Script=Latin}]+$/u.test(word) || word.length < minTextLetters || word.length > maxTextLetters) return [];
  const places = Array.from({ length: word.length }, (_, index) => index);
  const parts = places.flatMap((from) =>
    Array.from({ length: maxWordLetters }, (_, length) => word.slice(from, from + length + 1)),
  );
  return [...new Set(parts)].filter((part) => part.length < word.length && isPossible(part));
}

/** Divisions of a text that are kept. */
const maxDivisions = 5;

/**
 * Returns the ways to divide a long word into three or more known words, the fewest words first. `isKnown`: whether a
 * part is a word of the catalogue.
 */
export function dividedWords(word: string, isKnown: (part: string) => boolean): string[][] {
  const possible = new Set(partsWithin(word).filter(isKnown));
  if (possible.size === 0) return [];
  // Divisions of each beginning of the word, by its length; the shortest ones are kept.
  const divisions: string[][][] = [[[]]];
  for (let end = 1; end <= word.length; end += 1) {
    const found: string[][] = [];
    for (let from = Math.max(0, end - maxWordLetters); from < end; from += 1) {
      const part = word.slice(from, end);
      if (!possible.has(part)) continue;
      for (const before of divisions[from] ?? []) if (before.length < maxWords) found.push([...before, part]);
    }
    divisions[end] = found.toSorted((a, b) => a.length - b.length).slice(0, maxDivisions);
  }
  return (divisions[word.length] ?? []).filter((words) => words.length > 2);
}
