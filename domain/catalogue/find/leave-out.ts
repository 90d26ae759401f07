/** A word of a query, and the number of editions that contain it. */
export interface CountedWord {
  readonly word: string;
  readonly editions: number;
}

/** Editions that a word without any is counted as, so that an unknown word weighs most. */
const unknownEditions = 0.5;
/** A word that more than one in this many editions has does not identify a book ("the", "de"). */
const frequentOneIn = 25;
/** Letters up to which a word is small, such as an article; it may go beside two longer words. */
const smallWord = 3;
const longerWords = 2;

/** Returns the weight of a word: larger for rare words than for frequent ones, largest for unknown words. */
export function weightOf(editions: number, all: number): number {
  return Math.log(1 + all / Math.max(editions, unknownEditions));
}

/**
 * Minimum share (0 to 1) of the query's weight that the remaining words must have. With this share "the name of the
 * wind" does not become "the name of the", so a missing book is not answered with another one. Set by trial:
 * `tests/search`.
 */
const minShare = 0.62;
/** Telling words from which one, and from which two, may be left out. */
const wordsForOne = 3;
const wordsForTwo = 5;
/** Minimum share (0 to 1) of the pairs of a text without spaces that must remain, and their minimum number. */
const minShareOfPairs = 0.5;
const minPairs = 2;
/** Pairs from which two places may be wrong. */
const pairsForTwo = 7;
/** Pairs up to which words in another order are looked for; more only cost time. */
const maxPairsTurned = 7;
/** Shortened queries that are tried. */
const maxShortenedQueries = 45;

const pair = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]{2}$/u;

/** Returns the sets of places to leave out: none, one or two; of pairs only neighbours, which share a character. */
function omissions(count: number, inPairs: boolean): (readonly number[])[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (inPairs) {
    const single = places.map((place) => [place]);
    const neighbours = places.slice(1).map((place) => [place - 1, place]);
    if (count < pairsForTwo) return [...single, ...neighbours];
    const twoNeighbours = neighbours.flatMap((one) =>
      neighbours.filter(([place = 0]) => place > (one[1] ?? 0)).map((two) => [...one, ...two]),
    );
    // Two words in the other order break three pairs: 数式を愛した博士 for 博士の愛した数式.
    const inOtherOrder =
      count > maxPairsTurned
        ? []
        : neighbours.flatMap((one) => places.filter((place) => !one.includes(place)).map((place) => [...one, place]));
    return [...single, ...neighbours, ...inOtherOrder, ...twoNeighbours];
  }
  return [
    [],
    ...(count >= wordsForOne ? places.map((place) => [place]) : []),
    ...(count >= wordsForTwo
      ? places.flatMap((one) => places.filter((two) => two > one).map((two) => [one, two]))
      : []),
  ];
}

/** Returns the words that tell something about a book: no frequent ones, and no small ones beside longer words. */
function tellingOf(words: readonly CountedWord[], all: number): readonly CountedWord[] {
  const rare = words.filter(({ editions }) => editions * frequentOneIn <= all);
  const longer = rare.filter(({ word }) => Array.from(word).length > smallWord);
  return longer.length >= longerWords ? longer : rare;
}

/**
 * Returns shorter forms of a query that has no hits as a whole: without frequent and small words, and without one or
 * two words that tell little. Those that keep most come first. For titles remembered in part. None when each word tells
 * too much to be left out. `all`: number of editions in the catalogue.
 */
export function leaveOut(words: readonly CountedWord[], all: number): string[][] {
  const inPairs = words.filter(({ word }) => pair.test(word)).length > words.length / 2;
  const telling = inPairs ? words : tellingOf(words, all);
  const weightOfAll = (some: readonly CountedWord[]) =>
    some.reduce((sum, { editions }) => sum + weightOf(editions, all), 0);
  const total = weightOfAll(telling);
  return omissions(telling.length, inPairs)
    .map((leftOut) => telling.filter((_, index) => !leftOut.includes(index)))
    .map((kept) => ({ kept, share: weightOfAll(kept) / total }))
    .filter(
      ({ kept, share }) =>
        kept.length > 0 &&
        kept.length < words.length &&
        (inPairs ? kept.length >= minPairs && kept.length / words.length >= minShareOfPairs : share >= minShare),
    )
    .toSorted((a, b) => b.kept.length - a.kept.length || b.share - a.share)
    .slice(0, maxShortenedQueries)
    .map(({ kept }) => kept.map(({ word }) => word));
}
