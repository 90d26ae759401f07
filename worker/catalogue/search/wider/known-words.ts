import {
  deletionVariants,
  indexedLetters,
  isSpellable,
  nearestTerms,
  type Spelling,
} from '../../../../domain/catalogue/spelling';
import { number, nullable, text, type RowOf } from '../../../platform/db/columns';
import { defineRead, defineReads, type BoundRead } from '../../../platform/db/read';
import { sampleForms, type HitsForm } from '../hits/hits-form';
import type { Hits } from '../hits/hits-of';
import { hitsSql } from '../hits/hits-sql';

/** Facts of the index about the words of a query. */
export interface KnownWords {
  /** Number of editions in the catalogue. */
  readonly all: number;
  /** Number of editions that contain a word; 0 for an unknown one. */
  editionsWith(word: string): number;
  /** Up to three other known words near a word, the nearest first. */
  near(word: string): readonly string[];
}

/** Words whose editions are counted; those of `words` also get the words near to them. */
export interface WordsQuery {
  readonly words: readonly string[];
  readonly parts: readonly string[];
}

/** Fewest hits of a search that is offered no other spelling. */
export const fewHits = 3;

/** Fewest letters of an unknown word that is compared with all words that begin like it. */
const minComparedLetters = 5;
/** Number of letters that words which begin alike share. */
const sharedLetters = 2;

/**
 * SQL of the number of editions with the term `j.value`; null for an unknown one. The vocabulary reads all hits of a
 * word, so it is asked for rare words only.
 */
const editionsOfTermSql = `coalesce(
  (SELECT s.editions FROM spellings s WHERE s.deleted = substr(j.value, 1, ${indexedLetters}) AND s.term = j.value),
  (SELECT max(v.doc) FROM edition_vocabulary v WHERE v.term = j.value AND v.col <> 'tags'))`;

/** `counted`: a word that was asked for. `near`: differs by one letter. `alike`: begins like an unknown word. */
const knownColumns = { kind: text<'counted' | 'near' | 'alike' | 'all'>(), term: text(), editions: nullable(number) };
export type KnownRow = RowOf<typeof knownColumns>;

/** Returns the condition that a search has fewer than `fewHits` hits; true without a search. */
const hasFewHitsSql = (form: HitsForm | null) =>
  form === null ? 'true' : `(SELECT count(*) FROM (SELECT 1 ${hitsSql(form)} LIMIT ${fewHits})) < ${fewHits}`;

/** SQL of the table `counted`: the terms of `?10` with the number of their editions. */
const countedTableSql = `counted AS MATERIALIZED (SELECT j.key AS at, j.value AS term, ${editionsOfTermSql} AS editions
      FROM few CROSS JOIN json_each(?10) j)`;

/**
 * SQL of the table `beginnings`: the first letters of the unknown words of `?12`. Its limit keeps the order of the
 * words, by which the limit of `alikeTermsSql` cuts.
 */
const beginningsTableSql = `beginnings AS MATERIALIZED (SELECT substr(term, 1, ${sharedLetters}) AS letters FROM counted
      WHERE editions IS NULL AND term IN (SELECT value FROM json_each(?12)) GROUP BY 1 ORDER BY min(at) LIMIT 100)`;

/** SQL of the terms that differ by one letter from a word, found by the parts of `?11`. */
const nearTermsSql = `SELECT s.term, max(s.editions) AS editions
      FROM few CROSS JOIN json_each(?11) j CROSS JOIN spellings s ON s.deleted = j.value GROUP BY s.term LIMIT 500`;

/** SQL of the terms that begin with the letters of `beginnings`. */
const alikeTermsSql = `SELECT s.term, s.editions
      FROM beginnings j CROSS JOIN spellings s ON s.deleted >= j.letters AND s.deleted < j.letters || char(0x10ffff)
      WHERE s.deleted = substr(s.term, 1, ${indexedLetters}) LIMIT 4000`;

/**
 * Reads what the index knows about words. Has no row when a search has `fewHits` or more hits. Values `?1` to `?9` are
 * those of this search (`Hits`). `?10`: the counted terms, `?11`: parts of the words in `spellings`, `?12`: words that
 * are compared with all that begin alike where they are unknown. All three are JSON lists.
 */
const knownWords = defineReads(
  knownColumns,
  (form: HitsForm | null) => `WITH few AS MATERIALIZED (SELECT 1 WHERE ${hasFewHitsSql(form)}),
    ${countedTableSql},
    ${beginningsTableSql}
    SELECT 'counted' AS kind, term, editions FROM counted
    UNION ALL SELECT 'near', term, editions FROM (${nearTermsSql})
    UNION ALL SELECT 'alike', term, editions FROM (${alikeTermsSql})
    UNION ALL SELECT 'all', value, count FROM few CROSS JOIN facets WHERE kind = 'total' AND value = 'editions'`,
  [null, ...sampleForms],
);

const noHits = Array.from({ length: 9 }, () => null);

/**
 * Returns the read of what the index knows about words, for `toKnownWords`. It has rows only where the search `hits`
 * has fewer than `fewHits` hits; null reads them for any search. Near words are read for words of four letters or more.
 */
export function knownRead({ words, parts }: WordsQuery, hits: Hits | null): BoundRead<KnownRow> {
  const spellable = words.filter(isSpellable);
  return knownWords(hits === null ? null : hits.form).with(
    ...(hits === null ? noHits : hits.values(hits.any)),
    JSON.stringify([...new Set([...words, ...parts])]),
    JSON.stringify([...new Set(spellable.flatMap(deletionVariants))]),
    JSON.stringify(spellable.filter((word) => word.length >= minComparedLetters)),
  );
}

/** Returns what the index knows about words from the rows of `knownRead`. */
export function toKnownWords({ words }: WordsQuery, rows: readonly KnownRow[]): KnownWords {
  const termsOf = (kind: KnownRow['kind']): Spelling[] =>
    rows.flatMap((row) => (row.kind === kind && row.editions !== null ? [{ ...row, editions: row.editions }] : []));
  // The table also counts frequent words that are too short to be corrected.
  const spellableOf = (kind: KnownRow['kind']) => termsOf(kind).filter(({ term }) => isSpellable(term));
  const editions = new Map(termsOf('counted').map((row) => [row.term, row.editions]));
  const near = spellableOf('near');
  const alike = spellableOf('alike');
  const isAlone = (word: string) => !editions.has(word) && word.length >= minComparedLetters;
  const nearest = new Map(
    words
      .filter(isSpellable)
      .map((word) => [word, nearestTerms(word, isAlone(word) ? [...near, ...alike] : near)] as const),
  );
  return {
    all: termsOf('all')[0]?.editions ?? 0,
    editionsWith: (word) => editions.get(word) ?? 0,
    near: (word) => nearest.get(word) ?? [],
  };
}

/** Reads which terms of a JSON list are in the index. */
export const termsInIndex = defineRead(
  { term: text() },
  `SELECT j.value AS term FROM json_each(?1) j WHERE ${editionsOfTermSql} IS NOT NULL`,
);
