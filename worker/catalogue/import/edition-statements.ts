import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { wordsOf } from './edition-words';
import type { EditionRow, WorkRow } from './known-editions';
import type { OtherWordsKnown } from './other-words';

const columns = `id, isbn, work, title, subtitle, authors, language, publisher, published, format, pages, grams,
  subjects, series,
  reference_price, description, description_language, demand, demand_base, match_key, curated`;
const values = columns
  .split(',')
  .map((_, at) => `j.value->>${at}`)
  .join(', ');

function asList(row: EditionRow): unknown[] {
  return [
    row.id,
    row.isbn,
    row.work,
    row.title,
    row.subtitle,
    row.authors,
    row.language,
    row.publisher,
    row.published,
    row.format,
    row.pages,
    row.grams,
    row.subjects,
    row.series,
    row.reference_price,
    row.description,
    row.description_language,
    row.demand,
    row.demand_base,
    row.match_key,
    row.curated,
  ];
}

/**
 * Returns the statements that write works, new and changed editions, and their index rows, which are replaced as a
 * whole. `oldIds`: the ids of the changed editions before.
 */
export function editionStatements(
  ctx: Ctx,
  changes: {
    readonly added: readonly EditionRow[];
    readonly updated: readonly EditionRow[];
    readonly oldIds: readonly number[];
  },
  works: ReadonlyMap<string, WorkRow>,
  others: OtherWordsKnown,
): D1PreparedStatement[] {
  const words = [...changes.added, ...changes.updated].map((row) => [
    row.id,
    ...wordsOf(row, works.get(row.work), others.of(row)),
  ]);
  return [
    sql(
      ctx.db,
      `INSERT INTO works (work, title, authors, language, year)
       SELECT j.value->>'work', j.value->>'title', j.value->>'authors', j.value->>'language', j.value->>'year'
       FROM json_each(?1) j WHERE true
       ON CONFLICT (work) DO UPDATE SET title = excluded.title, authors = excluded.authors,
       language = excluded.language, year = excluded.year`,
      JSON.stringify([...works.values()]),
    ),
    sql(
      ctx.db,
      'DELETE FROM edition_words WHERE rowid IN (SELECT value FROM json_each(?1))',
      JSON.stringify(changes.oldIds),
    ),
    sql(
      ctx.db,
      `UPDATE editions SET (${columns}) = (${values}) FROM json_each(?1) j WHERE editions.isbn = j.value->>1`,
      JSON.stringify(changes.updated.map(asList)),
    ),
    sql(
      ctx.db,
      `INSERT INTO editions (${columns}, created_at) SELECT ${values}, ?2 FROM json_each(?1) j`,
      JSON.stringify(changes.added.map(asList)),
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO edition_words (rowid, title, authors, other, tags)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(?1) j`,
      JSON.stringify(words),
    ),
  ];
}

/** Returns the statement that takes the price of editions. Their rows, copies and orders stay. */
export function withdrawStatements(ctx: Ctx, isbns: readonly string[]): D1PreparedStatement[] {
  if (isbns.length === 0) return [];
  return [
    sql(
      ctx.db,
      'UPDATE editions SET reference_price = NULL WHERE isbn IN (SELECT value FROM json_each(?1))',
      JSON.stringify(isbns),
    ),
  ];
}
