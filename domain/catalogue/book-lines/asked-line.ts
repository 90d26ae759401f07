import { slipsBetween, type ComparedWord, type ComparedWords } from './near-word';
import type { LineWord } from './read-book-line';

/** A word of a line, compared. */
export interface AskedWord extends ComparedWord {
  readonly part: number;
  readonly isBeside: boolean;
  /** The catalogue has the word as it is written, so it may be no slip. */
  readonly isKnown: boolean;
}

/** A place of a line whose word is near to another one, and how many letters differ. */
export interface NearPlace {
  readonly index: number;
  readonly slips: number;
}

const nowhere: NearPlace[] = [];

/** The words of a line. It remembers what it was compared with, since most titles share words. */
export class AskedLine {
  readonly words: readonly AskedWord[];
  readonly #near = new Map<ComparedWord, readonly NearPlace[]>();

  /**
   * @param isKnown returns whether the catalogue has a word
   * @param compared words of the list, each made once
   */
  constructor(words: readonly LineWord[], isKnown: (word: string) => boolean, compared: ComparedWords) {
    this.words = words.map(({ word, part, isBeside }) => ({
      ...compared.one(word),
      part,
      isBeside,
      isKnown: isKnown(word),
    }));
  }

  /** Returns the places of words near to a known one, in the order of the line. */
  placesNear(known: ComparedWord): readonly NearPlace[] {
    const compared = this.#near.get(known);
    if (compared !== undefined) return compared;
    let places = nowhere;
    for (const [index, word] of this.words.entries()) {
      const slips = slipsBetween(word, known);
      if (slips === null) continue;
      if (places === nowhere) places = [];
      places.push({ index, slips });
    }
    this.#near.set(known, places);
    return places;
  }
}
