import { titleKey } from '../../../../domain/catalogue/title-key';
import type { Db } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { coverUrlSql, drawnMark } from '../../cards/drawn-cover';
import { changedWords, countedWriteStatements, spellingStatements } from '../../search/edits/follow-edits';
import { indexRowOf } from '../../import/edition-words';
import { StoredOtherWords, type NameRow, type TitleRow } from '../../import/other-words';
import { seenSql, type BookRow, type Books, type DescriptionRow } from './read-books';

/** Columns that an edit can change, with the value of each in a JSON list. */
const editedColumns = [
  'work',
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'pages',
  'grams',
  'subjects',
  'series',
  'reference_price',
  'description',
  'description_language',
  'match_key',
] as const satisfies readonly (keyof BookRow)[];

/** Constraints that a write violates when somebody else has changed one of the books after they were read. */
export const bookRaces: ReadonlySet<string> = new Set(['editions.title']);

/** Returns the statement that aborts the batch unless all editions are as they were read. */
function guardStatement(db: Db, { editions }: Books): D1PreparedStatement {
  return sql(
    db,
    `UPDATE editions SET title = CASE WHEN ${seenSql('editions')} = j.value->>1 THEN title END
     FROM json_each(?1) j WHERE editions.isbn = j.value->>0`,
    JSON.stringify([...editions.values()].map(({ isbn, seen }) => [isbn, seen])),
  );
}

function editionStatement(db: Db, rows: readonly BookRow[], before: Books): D1PreparedStatement {
  return sql(
    db,
    `UPDATE editions SET (${editedColumns.join(', ')}, cover_url) =
       (${editedColumns.map((_, index) => `j.value->>${index + 2}`).join(', ')}, ${coverUrlSql('j.value->>1')})
     FROM json_each(?1) j WHERE editions.isbn = j.value->>0`,
    JSON.stringify(
      rows.map((row) => [
        row.isbn,
        drawnMark(before.editions.get(row.isbn) ?? row, row),
        ...editedColumns.map((column) => row[column]),
      ]),
    ),
  );
}

/** Returns the statements that write works, and remove those that are gone with their protected fields. */
function workStatements(db: Db, before: Books, after: Books): D1PreparedStatement[] {
  const gone = [...before.works.keys()].filter((work) => !after.works.has(work));
  return [
    sql(
      db,
      `INSERT INTO works (work, title, authors, language, year)
       SELECT j.value->>'work', j.value->>'title', j.value->>'authors', j.value->>'language', j.value->>'year'
       FROM json_each(?1) j WHERE true
       ON CONFLICT (work) DO UPDATE SET title = excluded.title, authors = excluded.authors,
       language = excluded.language, year = excluded.year`,
      JSON.stringify([...after.works.values()]),
    ),
    ...(gone.length === 0
      ? []
      : [
          sql(db, 'DELETE FROM works WHERE work IN (SELECT value FROM json_each(?1))', JSON.stringify(gone)),
          sql(
            db,
            `DELETE FROM edited_fields WHERE kind = 'work' AND key IN (SELECT value FROM json_each(?1))`,
            JSON.stringify(gone),
          ),
        ]),
  ];
}

const keyOfTitle = (row: TitleRow) => JSON.stringify([row.work, row.language, row.title]);

/** Returns the statements that remove and add titles of works. */
function titleStatements(db: Db, before: Books, after: Books): D1PreparedStatement[] {
  const oldKeys = new Set(before.titles.map(keyOfTitle));
  const newKeys = new Set(after.titles.map(keyOfTitle));
  const removed = before.titles.filter((row) => !newKeys.has(keyOfTitle(row)));
  const added = after.titles.filter((row) => !oldKeys.has(keyOfTitle(row)));
  return [
    ...(removed.length === 0
      ? []
      : [
          sql(
            db,
            `DELETE FROM work_titles WHERE (work, language, title) IN
              (SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j)`,
            JSON.stringify(removed.map(({ work, language, title }) => [work, language, title])),
          ),
        ]),
    ...(added.length === 0
      ? []
      : [
          sql(
            db,
            `INSERT INTO work_titles (work, language, title, title_key)
             SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3 FROM json_each(?1) j WHERE true
             ON CONFLICT DO NOTHING`,
            JSON.stringify(added.map(({ work, language, title }) => [work, language, title, titleKey(title)])),
          ),
        ]),
  ];
}

/** Returns the statements that remove and write descriptions of works. */
function descriptionStatements(db: Db, before: Books, after: Books): D1PreparedStatement[] {
  const keyOf = (row: DescriptionRow) => JSON.stringify([row.work, row.language]);
  const oldTexts = new Map(before.descriptions.map((row) => [keyOf(row), row.text]));
  const newKeys = new Set(after.descriptions.map(keyOf));
  const removed = before.descriptions.filter((row) => !newKeys.has(keyOf(row)));
  const written = after.descriptions.filter((row) => oldTexts.get(keyOf(row)) !== row.text);
  return [
    ...(removed.length === 0
      ? []
      : [
          sql(
            db,
            `DELETE FROM work_descriptions WHERE (work, language) IN
              (SELECT j.value->>0, j.value->>1 FROM json_each(?1) j)`,
            JSON.stringify(removed.map(({ work, language }) => [work, language])),
          ),
        ]),
    ...(written.length === 0
      ? []
      : [
          sql(
            db,
            `INSERT INTO work_descriptions (work, language, text)
             SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j WHERE true
             ON CONFLICT (work, language) DO UPDATE SET text = excluded.text`,
            JSON.stringify(written.map(({ work, language, text }) => [work, language, text])),
          ),
        ]),
  ];
}

/** Returns the statements that replace the index rows of editions whose words change. */
function indexStatements(db: Db, before: Books, after: Books, names: readonly NameRow[]): D1PreparedStatement[] {
  const wordsIn = ({ works, titles }: Books) => {
    const otherWords = new StoredOtherWords(titles, names);
    return (row: BookRow) => indexRowOf(row, works.get(row.work), otherWords.of(row));
  };
  const oldWordsOf = wordsIn(before);
  const newWordsOf = wordsIn(after);
  const terms = new Set<string>();
  const changed = [...after.editions.values()].flatMap((row) => {
    const old = before.editions.get(row.isbn);
    const oldWords = old === undefined ? null : oldWordsOf(old);
    const words = newWordsOf(row);
    if (oldWords?.join('\n') === words.join('\n')) return [];
    for (const word of changedWords(oldWords, words)) terms.add(word);
    return [[row.id, ...words]];
  });
  if (changed.length === 0) return [];
  return [
    sql(
      db,
      'DELETE FROM edition_words WHERE rowid IN (SELECT j.value->>0 FROM json_each(?1) j)',
      JSON.stringify(changed.map(([id]) => [id])),
    ),
    sql(
      db,
      `INSERT INTO edition_words (rowid, title, authors, other, tags)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4 FROM json_each(?1) j`,
      JSON.stringify(changed),
    ),
    ...spellingStatements(db, terms),
  ];
}

/**
 * Returns the statements that turn books as they were read into books as they are to be: editions, works, titles,
 * descriptions, and the search index. They abort the batch with a constraint of `bookRaces` when an edition is not as
 * it was read. Facets and spellings follow. `names`: other names of the authors, before and after. `more`: statements
 * that change what the facets count, such as prices.
 */
export function bookStatements(
  db: Db,
  before: Books,
  after: Books,
  { names, more }: { readonly names: readonly NameRow[]; readonly more: readonly D1PreparedStatement[] },
): D1PreparedStatement[] {
  const isEdited = (row: BookRow) => {
    const old = before.editions.get(row.isbn);
    return old === undefined || editedColumns.some((column) => old[column] !== row[column]);
  };
  const edited = [...after.editions.values()].filter(isEdited);
  const works = [...new Set([...before.works.keys(), ...after.works.keys()])];
  return countedWriteStatements(db, works, [
    guardStatement(db, before),
    ...workStatements(db, before, after),
    ...(edited.length === 0 ? [] : [editionStatement(db, edited, before)]),
    ...titleStatements(db, before, after),
    ...descriptionStatements(db, before, after),
    ...indexStatements(db, before, after, names),
    ...more,
  ]);
}
