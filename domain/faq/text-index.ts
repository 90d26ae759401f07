import { comparable } from '../catalogue/words';
import type { Language } from '../language';
import { likeness, slip } from './likeness';
import { termsOf, unfinishedWord, type Term } from './terms';

/** A text to be found. A field's `weight` (0 to 1) says how much a word in it speaks for the text. */
export interface IndexedText {
  readonly id: string;
  readonly fields: readonly { readonly text: string; readonly weight: number }[];
  /** Wordings that stand for the whole text: who types one of them means it. */
  readonly phrases: readonly string[];
  /** More wordings, which only count as a whole, word for word. */
  readonly lines?: readonly string[];
}

interface Entry {
  readonly id: string;
  readonly phrases: readonly ReadonlySet<string>[];
  /** All wordings as whole lines. */
  readonly lines: readonly string[];
}

/** Made once by `indexTexts`; asked by `rankTexts`. */
export interface TextIndex {
  readonly language: Language;
  readonly entries: readonly Entry[];
  /** By stem: how much it speaks for which entry (by place). */
  readonly stems: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** By stem: how much it tells. */
  readonly tells: ReadonlyMap<string, number>;
  /** The words of the texts as they stand there, folded, with their stems. */
  readonly words: ReadonlyMap<string, string>;
}

/** From 0 to 1, comparable between queries of a language: 1 is certain. */
export interface Hit {
  readonly id: string;
  readonly score: number;
}

export function indexTexts(texts: readonly IndexedText[], language: Language): TextIndex {
  const stems = new Map<string, Map<number, number>>();
  const words = new Map<string, string>();
  texts.forEach(({ fields }, place) => {
    for (const { text, weight } of fields) {
      for (const { stem, word, isPair } of termsOf(text, language)) {
        if (!isPair) words.set(word, stem);
        const places = stems.get(stem) ?? new Map<number, number>();
        // In several fields it speaks louder, but never beyond 1.
        places.set(place, 1 - (1 - (places.get(place) ?? 0)) * (1 - weight));
        stems.set(stem, places);
      }
    }
  });
  const entries = texts.map(({ id, phrases, lines = [] }) => ({
    id,
    phrases: phrases.map((phrase) => new Set(termsOf(phrase, language).map(({ stem }) => stem))),
    lines: [...phrases, ...lines].map(comparable),
  }));
  const tells = new Map([...stems].map(([stem, places]) => [stem, rarity(texts.length, places.values())]));
  return { language, entries, stems, tells, words };
}

/** What tells more than this of a query is not asked for in full: long stories keep their score. */
const enough = 9;
const unknownShare = 0.75;
const phraseShare = 0.3;

/** How much a stem tells: the fewer entries it stands in, the more. */
function rarity(entries: number, places: Iterable<number>): number {
  let sum = 0;
  for (const weight of places) sum += weight;
  return Math.log(1 + entries / (0.5 + sum));
}

interface Found {
  readonly tells: number;
  /** How well it is answered by each entry (by place), 0 to 1, and by which of its stems. */
  readonly places: ReadonlyMap<number, number>;
  readonly stems: ReadonlyMap<string, number>;
}

/** The stems that a term means, itself or alike, with how alike they are (0 to 1). */
function stemsAlike(index: TextIndex, term: Term, unfinished: string | null): Map<string, number> {
  if (term.isPair) return new Map(index.stems.has(term.stem) ? [[term.stem, 1]] : []);
  const stems = new Map<string, number>();
  const isUnfinished = term.word === unfinished && term.word.length >= 2;
  for (const [word, stem] of index.words) {
    const begun = isUnfinished && word.startsWith(term.word) ? Math.min(0.9, 0.6 + 0.1 * term.word.length) : 0;
    const alike = Math.max(likeness(term.stem, stem), begun, slip(term.word, word));
    if (alike > (stems.get(stem) ?? 0)) stems.set(stem, alike);
  }
  return stems;
}

/** Where a term stands, itself or in a form alike. */
function find(index: TextIndex, term: Term, unfinished: string | null): Found {
  const stems = stemsAlike(index, term, unfinished);
  const places = new Map<number, number>();
  for (const [known, alike] of stems) {
    for (const [place, weight] of index.stems.get(known) ?? [])
      places.set(place, Math.max(places.get(place) ?? 0, alike * weight));
  }
  const tells = rarity(index.entries.length, places.values()) * (places.size === 0 ? unknownShare : 1);
  return { tells: tells * term.weight, places, stems };
}

/** The best of the entry's phrases: how much of it the query says (0 to 1). */
function phraseSaid(index: TextIndex, entry: Entry, said: ReadonlyMap<string, number>): number {
  const told = (stem: string) => index.tells.get(stem) ?? 0;
  return Math.max(
    0,
    ...entry.phrases.map((phrase) => {
      let whole = 0;
      let there = 0;
      for (const stem of phrase) {
        whole += told(stem);
        there += told(stem) * (said.get(stem) ?? 0);
      }
      return whole === 0 ? 0 : there / whole;
    }),
  );
}

/** How sure it is that a line being typed becomes one of the entry's: the more of it stands there, the surer. */
function begunLine(entry: Entry, line: string): number {
  if (line.length < 6) return 0;
  const begun = entry.lines.filter((whole) => whole.startsWith(line));
  return Math.max(0, ...begun.map((whole) => 0.4 + (0.55 * line.length) / whole.length));
}

/** Entries that answer the query, best first. Never throws; an empty query finds nothing. */
export function rankTexts(index: TextIndex, query: string): Hit[] {
  const unfinished = unfinishedWord(query);
  const found = termsOf(query, index.language).map((term) => find(index, term, unfinished));
  const asked = found.reduce((sum, { tells }) => sum + tells, 0);
  if (asked === 0) return [];
  const measure = asked <= enough ? asked : enough + (asked - enough) * 0.4;
  const line = comparable(query);
  const said = new Map<string, number>();
  for (const { stems } of found)
    for (const [stem, alike] of stems) said.set(stem, Math.max(said.get(stem) ?? 0, alike));
  return index.entries
    .map((entry, place) => {
      const answered = found.reduce((sum, { tells, places }) => sum + tells * (places.get(place) ?? 0), 0);
      if (entry.lines.includes(line)) return { id: entry.id, score: 1 };
      // Only a wording of its own, word for word, is certain.
      const score =
        answered === 0 ? 0 : (answered / measure) * (1 - phraseShare + phraseShare * phraseSaid(index, entry, said));
      return { id: entry.id, score: Math.min(0.99, Math.max(score, begunLine(entry, line))) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}
