import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { matchKey } from '../../../domain/catalogue/import/work-key';
import { queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { namesOf } from '../cards/card-rows';
import { columnsOf, text, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions, publishers, works } from '../../platform/db/schema/catalogue';
import { otherWordsReads, StoredOtherWords, type NameRow, type TitleRow } from './other-words';
import { EditedFields, protectedFieldsRead } from './protect-fields';
import { lastIdsRead, toLastIds, type LastIds } from './next-id';

/** Columns of an edition that an import can change. */
export const editionColumns = columnsOf(
  editions,
  'id',
  'isbn',
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
  'demand',
  // Demand stated by a file; the rest of `demand` are copies sold, which the nightly job counts.
  'demand_base',
  'match_key',
  // 1: from the shop's own catalogue, whose texts another file does not replace.
  'curated',
);
/** An edition as the database holds it, as far as an import can change it. */
export type EditionRow = RowOf<typeof editionColumns>;
/** SQL of `editionColumns`, from `editions e`. */
export const editionColumnsSql = `e.id, e.isbn, e.work, e.title, e.subtitle, e.authors, e.language, e.publisher,
  e.published, e.format, e.pages, e.grams, e.subjects, e.series, e.reference_price, e.description,
  e.description_language, e.demand, e.demand_base, e.match_key, e.curated`;

/** Columns of a work. */
export const workColumns = columnsOf(works, 'work', 'title', 'authors', 'language', 'year');
export type WorkRow = RowOf<typeof workColumns>;
/** SQL of `workColumns`, from `works w`. */
export const workColumnsSql = 'w.work, w.title, w.authors, w.language, w.year';

const editionsByIsbn = defineRead(
  editionColumns,
  `SELECT ${editionColumnsSql} FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value`,
);
const worksOfEditions = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w
   WHERE w.work IN (SELECT value FROM json_each(?1)
     UNION SELECT e.work FROM json_each(?2) j CROSS JOIN editions e ON e.isbn = j.value
     UNION SELECT e.work FROM json_each(?3) k CROSS JOIN editions e ON e.match_key = k.value)`,
);
const workByMatchKey = defineRead(
  { match_key: editions.matchKey, work: text() },
  `SELECT e.match_key, min(e.work) AS work FROM json_each(?1) j CROSS JOIN editions e ON e.match_key = j.value
    GROUP BY 1`,
);

/** Columns of a publisher. */
export const publisherColumns = columnsOf(publishers, 'name', 'postal', 'electronic', 'responsible');
export type PublisherRow = RowOf<typeof publisherColumns>;

const publishersByName = defineRead(
  publisherColumns,
  `SELECT p.name, p.postal, p.electronic, p.responsible FROM json_each(?1) j CROSS JOIN publishers p
    ON p.name = j.value`,
);

/** Other titles and names that were read, with the works and authors (as `queryText`) for which they were read. */
export interface ReadOtherWords {
  readonly works: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
  readonly titles: readonly TitleRow[];
  readonly names: readonly NameRow[];
}

/**
 * Adds the titles and names of stored editions whose works or authors the chunk does not name: staff have edited them,
 * or the file leaves them out. Mostly there are none, and nothing is read.
 */
async function readMoreOtherWords(
  ctx: Ctx,
  stored: readonly EditionRow[],
  read: ReadOtherWords,
): Promise<ReadOtherWords> {
  const missingWorks = new Set(stored.map(({ work }) => work).filter((work) => !read.works.has(work)));
  const missingAuthors = new Map(
    stored
      .flatMap(({ authors }) => namesOf(authors))
      .map((name) => [queryText(name), name] as const)
      .filter(([key]) => !read.authors.has(key)),
  );
  if (missingWorks.size + missingAuthors.size === 0) return read;
  const [titles, names] = await readBatch(
    ctx.db,
    otherWordsReads({ works: [...missingWorks], authors: [...missingAuthors.values()] }),
  );
  return {
    works: new Set([...read.works, ...missingWorks]),
    authors: new Set([...read.authors, ...missingAuthors.keys()]),
    titles: [...read.titles, ...titles],
    names: [...read.names, ...names],
  };
}

/** Stored rows about the editions of a chunk. Merging the chunk adds to the values that are not read-only. */
export interface StoredRows {
  /** By ISBN. */
  readonly editions: ReadonlyMap<string, EditionRow>;
  /** By `works.work`. */
  readonly works: ReadonlyMap<string, WorkRow>;
  /** `works.work` by match key of an edition. */
  readonly worksByMatchKey: Map<string, string>;
  /** `works.work` by ISBN. */
  readonly worksByIsbn: Map<string, string>;
  readonly lastIds: LastIds;
  readonly otherWords: StoredOtherWords;
  /** Rows from which `otherWords` was made. */
  readonly readOtherWords: ReadOtherWords;
  /** By name: publishers for which the chunk has contacts. */
  readonly publishers: ReadonlyMap<string, PublisherRow>;
  readonly edited: EditedFields;
}

/** Values of a chunk by which the database finds its rows. */
interface ChunkKeys {
  /** ISBNs of the chunk's editions. */
  readonly isbns: readonly string[];
  /** These ISBNs, those of other editions of the same works, and those that the chunk withdraws. */
  readonly allIsbns: readonly string[];
  readonly matchKeys: readonly string[];
  /** Values of `works.work` that the chunk names. */
  readonly works: readonly string[];
  /** Names of authors as printed in the books. */
  readonly authors: readonly string[];
  /** Names of publishers for which the chunk has contacts. */
  readonly publishers: readonly string[];
}

/** Returns the keys of a chunk, each once except authors. `withdrawn`: the ISBNs that it withdraws. */
function chunkKeys(chunk: readonly EditionFacts[], withdrawn: readonly string[]): ChunkKeys {
  const isbns = chunk.map(({ isbn }) => isbn);
  const isbnsOfSameWorks = chunk.flatMap(({ sameWork }) => sameWork ?? []);
  const publisherNames = chunk.flatMap(({ publisher, publisherContact }) =>
    publisher === null || publisherContact === null ? [] : [publisher],
  );
  return {
    isbns,
    allIsbns: [...new Set([...isbns, ...isbnsOfSameWorks, ...withdrawn])],
    matchKeys: [...new Set(chunk.map(({ title, authors }) => matchKey(title, authors)))],
    works: [...new Set(chunk.flatMap(({ work }) => work?.slug ?? []))],
    authors: chunk.flatMap(({ authors }) => authors),
    publishers: [...new Set(publisherNames)],
  };
}

/** Returns the reads of the rows that a chunk's keys find, for one batch. */
function storedRowsReads(keys: ChunkKeys) {
  const isbns = JSON.stringify(keys.isbns);
  const allIsbns = JSON.stringify(keys.allIsbns);
  const matchKeys = JSON.stringify(keys.matchKeys);
  const workIds = JSON.stringify(keys.works);
  const publisherNames = JSON.stringify(keys.publishers);
  return [
    editionsByIsbn.with(allIsbns),
    worksOfEditions.with(workIds, isbns, matchKeys),
    workByMatchKey.with(matchKeys),
    lastIdsRead(),
    publishersByName.with(publisherNames),
    protectedFieldsRead({ isbns: allIsbns, works: workIds, matchKeys, publishers: publisherNames }),
    ...otherWordsReads({ works: keys.works, authors: keys.authors }, { isbns, matchKeys }),
  ] as const;
}

/**
 * Reads the stored rows about the editions of a chunk. This is one round trip, or two where stored editions have works
 * or authors that the chunk does not name.
 * @param withdrawn - ISBNs of further editions, which the chunk withdraws
 */
export async function readStoredRows(
  ctx: Ctx,
  chunk: readonly EditionFacts[],
  withdrawn: readonly string[],
): Promise<StoredRows> {
  const keys = chunkKeys(chunk, withdrawn);
  const [editionRows, workRows, matchKeyRows, lastIdRows, publisherRows, editedRows, titles, names] = await readBatch(
    ctx.db,
    storedRowsReads(keys),
  );
  const readOtherWords = await readMoreOtherWords(ctx, editionRows, {
    works: new Set([...keys.works, ...workRows.map(({ work }) => work)]),
    authors: new Set(keys.authors.map(queryText)),
    titles,
    names,
  });
  return {
    editions: new Map(editionRows.map((row) => [row.isbn, row])),
    works: new Map(workRows.map((row) => [row.work, row])),
    worksByMatchKey: new Map(matchKeyRows.map((row) => [row.match_key, row.work])),
    worksByIsbn: new Map(editionRows.map((row) => [row.isbn, row.work])),
    lastIds: toLastIds(lastIdRows),
    otherWords: new StoredOtherWords(readOtherWords.titles, readOtherWords.names),
    readOtherWords,
    publishers: new Map(publisherRows.map((row) => [row.name, row])),
    edited: new EditedFields(editedRows),
  };
}
