import { deletionVariants, isSpellable } from '../../../../domain/catalogue/spelling';
import type { Db } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { bitsByGrade, countsSql, facetKinds } from '../counts/count-sql';
import { smallCatalogue } from '../refresh-spellings';

const editionsOfWorks = 'json_each(?1) j CROSS JOIN editions e ON e.work = j.value';

/** Returns the statements that subtract some works from the counts of the facets (`-1`), or add them (`1`). */
function countStatements(db: Db, works: readonly string[], sign: 1 | -1): D1PreparedStatement[] {
  const list = JSON.stringify(works);
  return [
    sql(
      db,
      `INSERT INTO facets (kind, value, count)
       WITH hits AS MATERIALIZED (SELECT e.work, e.language, e.format, e.grades, e.min_price, e.subjects
         FROM ${editionsOfWorks})
       SELECT kind, value, count * ${sign} FROM (${countsSql(facetKinds, '?2')})
       WHERE EXISTS (SELECT 1 FROM facets WHERE kind = 'total')
       ON CONFLICT (kind, value) DO UPDATE SET count = facets.count + excluded.count`,
      list,
      bitsByGrade,
    ),
    sql(
      db,
      `UPDATE facets SET count = count + ${sign} * CASE value
         WHEN 'works' THEN (SELECT count(DISTINCT e.work) FROM ${editionsOfWorks})
         ELSE (SELECT count(*) FROM ${editionsOfWorks}) END WHERE kind = 'total'`,
      list,
    ),
  ];
}

/**
 * Returns writes to some works, with statements before and after them that keep the counts of the facets right, in the
 * same batch. `works`: all works that lose, gain or change an edition. Without a first count of the catalogue the
 * counts stay empty.
 */
export function countedWriteStatements(
  db: Db,
  works: readonly string[],
  writes: readonly D1PreparedStatement[],
): D1PreparedStatement[] {
  return [
    ...countStatements(db, works, -1),
    ...writes,
    ...countStatements(db, works, 1),
    // Sales since the last count change grades and prices, so a subtraction can make a count 0 or negative.
    sql(db, `DELETE FROM facets WHERE count <= 0 AND kind <> 'total'`),
  ];
}

/**
 * Returns the statements that keep the corrections of spellings right after index rows have changed, in the same batch
 * behind them. `words`: words of the index that came or went.
 */
export function spellingStatements(db: Db, words: Iterable<string>): D1PreparedStatement[] {
  const terms = [...new Set(words)].filter(isSpellable);
  if (terms.length === 0) return [];
  const rows = JSON.stringify(terms.flatMap((term) => deletionVariants(term).map((deleted) => [deleted, term])));
  return [
    sql(
      db,
      'DELETE FROM spellings WHERE (deleted, term) IN (SELECT j.value->>0, j.value->>1 FROM json_each(?1) j)',
      rows,
    ),
    sql(
      db,
      `INSERT INTO spellings (deleted, term, editions, generation)
       WITH counted AS MATERIALIZED (SELECT v.term, max(v.doc) AS editions, sum(v.doc) AS uses
         FROM json_each(?2) t CROSS JOIN edition_vocabulary v ON v.term = t.value
         WHERE v.col <> 'tags' GROUP BY v.term)
       SELECT j.value->>0, c.term, c.editions, (SELECT coalesce(max(generation), 0) FROM spellings)
       FROM json_each(?1) j CROSS JOIN counted c ON c.term = j.value->>1
       WHERE c.uses >= CASE WHEN coalesce((SELECT count FROM facets WHERE kind = 'total' AND value = 'editions'), 0)
         < ${smallCatalogue} THEN 1 ELSE 3 END`,
      rows,
      JSON.stringify(terms),
    ),
  ];
}

/** Words of an index row: title, authors and the rest, without the tags. */
type IndexRow = readonly [title: string, authors: string, other: string, tags: string];

/** Returns the words that an index row has and another one has not, in both directions. */
export function changedWords(before: IndexRow | null, after: IndexRow): string[] {
  const wordsOf = (row: IndexRow | null) =>
    new Set(row === null ? [] : row.slice(0, 3).flatMap((text) => text.split(' ')));
  const oldWords = wordsOf(before);
  const newWords = wordsOf(after);
  const removed = [...oldWords].filter((word) => !newWords.has(word));
  const added = [...newWords].filter((word) => !oldWords.has(word));
  return [...removed, ...added];
}

/** Returns the statement by which the first part of the sitemap begins no later than with these new books. */
export function sitemapStatement(db: Db, isbns: readonly string[]): D1PreparedStatement {
  return sql(
    db,
    `INSERT INTO sitemap_parts (part, first_isbn) SELECT 1, min(value) FROM json_each(?1) HAVING count(*) > 0
     ON CONFLICT (part) DO UPDATE SET first_isbn = min(first_isbn, excluded.first_isbn)`,
    JSON.stringify(isbns),
  );
}
