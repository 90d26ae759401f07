import { queryText } from '../catalogue/words';
import type { Language } from '../language';
import { likeness, typoLikeness } from './likeness';
import { termsOf, unfinishedWord, type Term } from './terms';

/** A text to be indexed. The `weight` (0 to 1) of a field is the importance of its words. */
export interface IndexedText {
  readonly id: string;
  readonly fields: readonly { readonly text: string; readonly weight: number }[];
  /** Wordings that mean the whole text, also when only parts of them are typed. */
  readonly phrases: readonly string[];
  /** Further wordings, which count only word for word. */
  readonly lines?: readonly string[];
}

interface Phrase {
  readonly stems: readonly { readonly stem: string; readonly rarity: number }[];
  /** Sum of the rarity of all stems. */
  readonly rarity: number;
}

interface Entry {
  readonly id: string;
  readonly phrases: readonly Phrase[];
  /** All wordings as comparable lines. */
  readonly lines: readonly string[];
}

/** Folded word of the texts with its stem. `place`: its number in the order of the texts. */
interface IndexedWord {
  readonly word: string;
  readonly stem: string;
  readonly place: number;
}

/** Index made by `indexTexts`, for `rankTexts`. */
export interface TextIndex {
  readonly language: Language;
  readonly entries: readonly Entry[];
  /** Weight of each stem in each entry, by the place of the entry. */
  readonly stems: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Folded words of the texts by each of their `ends`, so that a word is compared with few others. */
  readonly words: ReadonlyMap<string, readonly IndexedWord[]>;
}

/** A hit with its score from 0 to 1; 1 is an exact wording. */
export interface Hit {
  readonly id: string;
  readonly score: number;
}

/**
 * Returns the first letters of a word and its stem, and the last letter of the stem. Words that share none of these are
 * never alike: see `likeness` and `typoLikeness`.
 */
const ends = (word: string, stem: string): string[] => [
  ...new Set([`${word.charAt(0)}-`, `${stem.charAt(0)}-`, `-${stem.slice(-1)}`]),
];

/** Returns words with their stems by each of their `ends`. */
function wordsByEnds(stems: ReadonlyMap<string, string>): Map<string, IndexedWord[]> {
  const byEnds = new Map<string, IndexedWord[]>();
  [...stems].forEach(([word, stem], place) => {
    for (const end of ends(word, stem)) {
      const group = byEnds.get(end);
      if (group === undefined) byEnds.set(end, [{ word, stem, place }]);
      else group.push({ word, stem, place });
    }
  });
  return byEnds;
}

/** Returns the index of texts in one language. */
export function indexTexts(texts: readonly IndexedText[], language: Language): TextIndex {
  const stems = new Map<string, Map<number, number>>();
  const words = new Map<string, string>();
  texts.forEach(({ fields }, place) => {
    for (const { text, weight } of fields) {
      for (const { stem, word, isPair } of termsOf(text, language)) {
        if (!isPair) words.set(word, stem);
        const places = stems.get(stem) ?? new Map<number, number>();
        // A stem in several fields weighs more, but at most 1.
        places.set(place, 1 - (1 - (places.get(place) ?? 0)) * (1 - weight));
        stems.set(stem, places);
      }
    }
  });
  const rarities = new Map([...stems].map(([stem, places]) => [stem, rarity(texts.length, places.values())]));
  const phraseOf = (text: string): Phrase => {
    const own = new Set(termsOf(text, language).map(({ stem }) => stem));
    const phrase = [...own].map((stem) => ({ stem, rarity: rarities.get(stem) ?? 0 }));
    return { stems: phrase, rarity: phrase.reduce((sum, each) => sum + each.rarity, 0) };
  };
  const entries = texts.map(({ id, phrases, lines = [] }) => ({
    id,
    phrases: phrases.map(phraseOf),
    lines: [...phrases, ...lines].map(queryText),
  }));
  return { language, entries, stems, words: wordsByEnds(words) };
}

// The values below were set by trial with `faq.test.ts`, which measures how many questions are found.

/** Rarity of the words of a query up to which an entry must have them all. A long story has more. */
const maxWantedRarity = 9;
/** Weight of the rarity beyond `maxWantedRarity`. */
const weightBeyond = 0.4;
/** Weight of a word that the index does not know, relative to a known one. */
const unknownShare = 0.75;
/** Weight of the best phrase in the score, beside the single words. */
const phraseShare = 0.3;
/**
 * Letters from which an unfinished word is completed, and the likeness of its completion: base, per letter, highest.
 */
const minBegunLetters = 2;
const begunWord = { base: 0.6, perLetter: 0.1, highest: 0.9 } as const;
/** Characters from which an unfinished line is completed, and its score: base, and for the share that is typed. */
const minLineLetters = 6;
const begunLineScore = { base: 0.4, perShare: 0.55 } as const;
/** Highest score without an exact wording, which alone scores 1. */
const maxGuessScore = 0.99;

/** Returns the rarity of a stem: the fewer entries contain it, the higher. */
function rarity(entries: number, places: Iterable<number>): number {
  let sum = 0;
  for (const weight of places) sum += weight;
  return Math.log(1 + entries / (0.5 + sum));
}

interface TermHits {
  /** Weight of the term: its rarity in the texts times its importance in the query. */
  readonly weight: number;
  /** How well each entry (by place) answers the term, 0 to 1. */
  readonly places: ReadonlyMap<number, number>;
  /** Likeness of each stem to the term, 0 to 1. */
  readonly stems: ReadonlyMap<string, number>;
}

/** Returns the stems that a term may mean, with their likeness to it (0 to 1), in the order of the texts. */
function stemsAlike(index: TextIndex, term: Term, unfinished: string | null): Map<string, number> {
  if (term.isPair) return new Map(index.stems.has(term.stem) ? [[term.stem, 1]] : []);
  const isUnfinished = term.word === unfinished && term.word.length >= minBegunLetters;
  const begunLikeness = Math.min(begunWord.highest, begunWord.base + begunWord.perLetter * term.word.length);
  const found = new Map<number, { readonly stem: string; readonly alike: number }>();
  for (const end of ends(term.word, term.stem)) {
    for (const { word, stem, place } of index.words.get(end) ?? []) {
      const begun = isUnfinished && word.startsWith(term.word) ? begunLikeness : 0;
      const alike = Math.max(likeness(term.stem, stem), begun, typoLikeness(term.word, word));
      if (alike > 0) found.set(place, { stem, alike });
    }
  }
  // Sums over the stems depend on their order in the last digits.
  const inOrder = [...found].toSorted(([a], [b]) => a - b);
  const stems = new Map<string, number>();
  for (const [, { stem, alike }] of inOrder) stems.set(stem, Math.max(stems.get(stem) ?? 0, alike));
  return stems;
}

/** Returns the entries that contain a term or a form of it. */
function findTerm(index: TextIndex, term: Term, unfinished: string | null): TermHits {
  const stems = stemsAlike(index, term, unfinished);
  const places = new Map<number, number>();
  for (const [known, alike] of stems) {
    for (const [place, weight] of index.stems.get(known) ?? [])
      places.set(place, Math.max(places.get(place) ?? 0, alike * weight));
  }
  const weight = rarity(index.entries.length, places.values()) * (places.size === 0 ? unknownShare : 1);
  return { weight: weight * term.weight, places, stems };
}

/** Returns how much of the entry's best phrase is in the query, 0 to 1. `typed`: likeness of each typed stem. */
function phraseShareIn(entry: Entry, typed: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const { stems, rarity: whole } of entry.phrases) {
    if (whole === 0) continue;
    let there = 0;
    for (const { stem, rarity: own } of stems) there += own * (typed.get(stem) ?? 0);
    best = Math.max(best, there / whole);
  }
  return best;
}

/** Returns how probably an unfinished line becomes a wording of the entry: the more is typed, the higher. */
function begunLine(entry: Entry, line: string): number {
  if (line.length < minLineLetters) return 0;
  const begun = entry.lines.filter((whole) => whole.startsWith(line));
  return Math.max(
    0,
    ...begun.map((whole) => begunLineScore.base + (begunLineScore.perShare * line.length) / whole.length),
  );
}

/** Returns the entries that fit a query, best first; none for an empty query. Never throws. */
export function rankTexts(index: TextIndex, query: string): Hit[] {
  const unfinished = unfinishedWord(query);
  const found = termsOf(query, index.language).map((term) => findTerm(index, term, unfinished));
  const askedRarity = found.reduce((sum, { weight }) => sum + weight, 0);
  if (askedRarity === 0) return [];
  const neededRarity =
    askedRarity <= maxWantedRarity ? askedRarity : maxWantedRarity + (askedRarity - maxWantedRarity) * weightBeyond;
  const line = queryText(query);
  const typed = new Map<string, number>();
  for (const { stems } of found)
    for (const [stem, alike] of stems) typed.set(stem, Math.max(typed.get(stem) ?? 0, alike));
  return index.entries
    .map((entry, place) => {
      const answered = found.reduce((sum, { weight, places }) => sum + weight * (places.get(place) ?? 0), 0);
      if (entry.lines.includes(line)) return { id: entry.id, score: 1 };
      // Only an exact wording is certain.
      const score =
        answered === 0 ? 0 : (answered / neededRarity) * (1 - phraseShare + phraseShare * phraseShareIn(entry, typed));
      return { id: entry.id, score: Math.min(maxGuessScore, Math.max(score, begunLine(entry, line))) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
