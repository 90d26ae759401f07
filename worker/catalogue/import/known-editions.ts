import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { matchKey } from '../../../domain/catalogue/import/work-key';
import { queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { namesOf } from '../cards/card-rows';
import { columnsOf, text, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions, publishers, works } from '../../platform/db/schema/catalogue';
import { otherWordsReads, KnownOtherWords, type NameRow, type TitleRow } from './other-words';
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

/** Titles and names as they were read, and the works and authors (in comparable form) that they are of. */
export interface ReadOtherWords {
  readonly works: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
  readonly titles: readonly TitleRow[];
  readonly names: readonly NameRow[];
}

/**
 * Reads the titles and names of stored editions whose works or authors the chunk does not name: staff have edited them,
 * or the file leaves them out. Mostly there are none.
 */
async function readMoreOtherWords(
  ctx: Ctx,
  stored: readonly EditionRow[],
  read: ReadOtherWords,
): Promise<ReadOtherWords> {
  const more = new Set(stored.flatMap(({ work }) => (read.works.has(work) ? [] : [work])));
  const authors = new Map(
    stored.flatMap((row) => namesOf(row.authors).map((name) => [queryText(name), name] as const)),
  );
  for (const key of read.authors) authors.delete(key);
  if (more.size + authors.size === 0) return read;
  const [titles, names] = await readBatch(
    ctx.db,
    otherWordsReads({ works: [...more], authors: [...authors.values()] }),
  );
  return {
    works: new Set([...read.works, ...more]),
    authors: new Set([...read.authors, ...authors.keys()]),
    titles: [...read.titles, ...titles],
    names: [...read.names, ...names],
  };
}

/** The stored data about the editions of a chunk. */
export interface Known {
  readonly editions: ReadonlyMap<string, EditionRow>;
  readonly works: ReadonlyMap<string, WorkRow>;
  /** Work by match key. */
  readonly keys: Map<string, string>;
  /** Work by ISBN, of stored editions and of those of the chunk. */
  readonly worksByIsbn: Map<string, string>;
  readonly lastIds: LastIds;
  readonly otherWords: KnownOtherWords;
  /** Rows from which `otherWords` was made. */
  readonly readOtherWords: ReadOtherWords;
  /** Those whose contacts the chunk brings. */
  readonly publishers: ReadonlyMap<string, PublisherRow>;
  readonly edited: EditedFields;
}

/**
 * Reads the stored data about the editions of a chunk. Mostly one round trip. `more`: ISBNs of further editions, which
 * the chunk withdraws.
 */
export async function readKnown(ctx: Ctx, chunk: readonly EditionFacts[], more: readonly string[]): Promise<Known> {
  const isbns = JSON.stringify(chunk.map((edition) => edition.isbn));
  const related = chunk.flatMap((edition) => edition.sameWork ?? []);
  const wanted = [...new Set([...chunk.map((edition) => edition.isbn), ...related, ...more])];
  const keys = JSON.stringify([...new Set(chunk.map((edition) => matchKey(edition.title, edition.authors)))]);
  const named = chunk.flatMap((edition) => edition.work?.slug ?? []);
  const slugs = JSON.stringify([...new Set(named)]);
  const otherWords = otherWordsReads(
    { works: named, authors: chunk.flatMap((edition) => edition.authors) },
    { isbns, matchKeys: keys },
  );
  const contacts = chunk.flatMap(({ publisher, publisherContact: contact }) =>
    publisher === null || contact === null ? [] : [publisher],
  );
  const names = JSON.stringify([...new Set(contacts)]);
  const [found, foundWorks, foundKeys, last, foundPublishers, edited, titles, authorNames] = await readBatch(ctx.db, [
    editionsByIsbn.with(JSON.stringify(wanted)),
    worksOfEditions.with(slugs, isbns, keys),
    workByMatchKey.with(keys),
    lastIdsRead(),
    publishersByName.with(names),
    protectedFieldsRead({ isbns: JSON.stringify(wanted), works: slugs, matchKeys: keys, publishers: names }),
    ...otherWords,
  ]);
  const readOtherWords = await readMoreOtherWords(ctx, found, {
    works: new Set([...named, ...foundWorks.map(({ work }) => work)]),
    authors: new Set(chunk.flatMap((edition) => edition.authors.map(queryText))),
    titles,
    names: authorNames,
  });
  return {
    editions: new Map(found.map((row) => [row.isbn, row])),
    works: new Map(foundWorks.map((row) => [row.work, row])),
    keys: new Map(foundKeys.map((row) => [row.match_key, row.work])),
    worksByIsbn: new Map(found.map((row) => [row.isbn, row.work])),
    lastIds: toLastIds(last),
    otherWords: new KnownOtherWords(readOtherWords.titles, readOtherWords.names),
    readOtherWords,
    publishers: new Map(foundPublishers.map((row) => [row.name, row])),
    edited: new EditedFields(edited),
  };
}
