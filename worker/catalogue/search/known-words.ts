import {
  deletionVariants,
  isSpellable,
  indexedLetters,
  nearestTerms,
  type Spelling,
} from '../../../domain/catalogue/spelling';
import type { Ctx } from '../../platform/context';
import { columnsOf, nullable, number, text } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { facets, spellings } from '../../platform/db/schema/catalogue';

/** What the index knows about the words of a query. */
export interface KnownWords {
  /** Number of editions in the catalogue. */
  readonly all: number;
  /** Number of editions that contain a word; 0 for an unknown one. */
  editionsWith(word: string): number;
  /** Up to three other known words near a word, the nearest first. */
  near(word: string): readonly string[];
}

/**
 * Counts by words; null for an unknown one. The vocabulary reads all hits of a word, so it is asked for rare words
 * only.
 */
const editionsByWord = defineRead(
  { term: text(), editions: nullable(number) },
  `SELECT j.value AS term, coalesce(
     (SELECT s.editions FROM spellings s WHERE s.deleted = substr(j.value, 1, ${indexedLetters}) AND s.term = j.value),
     (SELECT max(v.doc) FROM edition_vocabulary v WHERE v.term = j.value AND v.col <> 'tags')) AS editions
   FROM json_each(?1) j`,
);
const spellingsByPart = defineRead(
  { term: spellings.term, editions: number },
  `SELECT s.term, max(s.editions) AS editions FROM json_each(?1) j CROSS JOIN spellings s ON s.deleted = j.value
   GROUP BY s.term LIMIT 500`,
);
const countOfEditions = defineRead(
  columnsOf(facets, 'count'),
  `SELECT count FROM facets WHERE kind = 'total' AND value = 'editions'`,
);
const wordsBeginning = defineRead(
  { term: text(), editions: number },
  `SELECT s.term, s.editions FROM json_each(?1) j
   CROSS JOIN spellings s ON s.deleted >= j.value AND s.deleted < j.value || char(0x10ffff)
   WHERE s.deleted = substr(s.term, 1, ${indexedLetters}) LIMIT 4000`,
);

/** Returns which of some words are in the index. One round trip. */
export async function wordsInIndex(ctx: Ctx, words: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await editionsByWord.all(ctx.db, JSON.stringify(words));
  return new Set(found.flatMap(({ term, editions }) => (editions === null ? [] : [term])));
}

/** Letters of the shortest word that is compared with all words that begin like it. */
const longWord = 5;
const beginning = 2;

/**
 * Reads what the index knows about words and `parts`, which are only counted. One round trip, and a second one for
 * unknown words. Words of four letters or more are spellable; others have none near.
 */
export async function readKnownWords(
  ctx: Ctx,
  words: readonly string[],
  parts: readonly string[] = [],
): Promise<KnownWords> {
  const spellable = words.filter(isSpellable);
  const [counted, parted, [total]] = await readBatch(ctx.db, [
    editionsByWord.with(JSON.stringify([...new Set([...words, ...parts])])),
    spellingsByPart.with(JSON.stringify([...new Set(spellable.flatMap(deletionVariants))])),
    countOfEditions.with(),
  ]);
  const editions = new Map(counted.flatMap(({ term, editions: count }) => (count === null ? [] : [[term, count]])));
  // The table also counts frequent words that are too short to be corrected.
  const near = parted.filter(({ term }) => isSpellable(term));
  const nearest = new Map(spellable.map((word) => [word, nearestTerms(word, near)]));
  const alone = [...nearest.keys()].filter((word) => !editions.has(word) && word.length >= longWord);
  if (alone.length > 0) {
    const starts = JSON.stringify([...new Set(alone.map((word) => Array.from(word).slice(0, beginning).join('')))]);
    const found: Spelling[] = (await wordsBeginning.all(ctx.db, starts)).filter(({ term }) => isSpellable(term));
    for (const word of alone) nearest.set(word, nearestTerms(word, [...near, ...found]));
  }
  return {
    all: total?.count ?? 0,
    editionsWith: (word) => editions.get(word) ?? 0,
    near: (word) => nearest.get(word) ?? [],
  };
}
