import type { Ctx } from '../../../platform/context';
import { columnsOf, text, type RowOf } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { workTitles } from '../../../platform/db/schema/catalogue';
import { workDescriptions } from '../../../platform/db/schema/catalogue-desk';
import { namesOf } from '../../cards/card-rows';
import { editionColumns, editionColumnsSql, workColumns, workColumnsSql, type WorkRow } from '../../import/stored-rows';
import { otherWordsReads, type NameRow, type TitleRow } from '../../import/other-words';
import { workOfEdition } from './edition-rows';

/** Columns whose change between read and write makes the write start again. */
const comparedColumns = Object.keys(editionColumns);

/** Returns the SQL of all values of edition `e` as text. */
export const seenSql = (e: string) => `json_array(${comparedColumns.map((column) => `${e}.${column}`).join(', ')})`;

const bookColumns = { ...editionColumns, seen: text() };
/** An edition, with its values as `seenSql` writes them. */
export type BookRow = RowOf<typeof bookColumns>;
export type DescriptionRow = RowOf<typeof descriptionColumns>;
const descriptionColumns = columnsOf(workDescriptions, 'work', 'language', 'text');
const titleColumns = columnsOf(workTitles, 'work', 'language', 'title');

/** The works of a JSON list of ISBNs and those of a JSON list of works, each once. */
const askedSql = `WITH asked AS (SELECT value AS work FROM json_each(?2)
  UNION SELECT e.work FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value)`;

const editionsOfWorks = defineRead(
  bookColumns,
  `${askedSql} SELECT ${editionColumnsSql}, ${seenSql('e')} AS seen
   FROM asked a CROSS JOIN editions e ON e.work = a.work ORDER BY e.isbn`,
);
const worksAsked = defineRead(
  workColumns,
  `${askedSql} SELECT ${workColumnsSql} FROM asked a CROSS JOIN works w ON w.work = a.work`,
);
const titlesOfWorks = defineRead(
  titleColumns,
  `${askedSql} SELECT t.work, t.language, t.title FROM asked a CROSS JOIN work_titles t ON t.work = a.work`,
);
const descriptionsOfWorks = defineRead(
  descriptionColumns,
  `${askedSql} SELECT d.work, d.language, d.text FROM asked a CROSS JOIN work_descriptions d ON d.work = a.work`,
);

/** Works with all their editions, titles and descriptions, as an edit finds or leaves them. */
export interface Books {
  readonly editions: ReadonlyMap<string, BookRow>;
  readonly works: ReadonlyMap<string, WorkRow>;
  readonly titles: readonly TitleRow[];
  readonly descriptions: readonly DescriptionRow[];
}

/** Works to read: those of some editions, and some by their keys. */
export interface BooksQuery {
  readonly isbns?: readonly string[];
  readonly works?: readonly string[];
}

/** Reads works whole. A work without a row of its own gets that of its first edition. One round trip. */
export async function readBooks(ctx: Pick<Ctx, 'db'>, { isbns = [], works = [] }: BooksQuery): Promise<Books> {
  const values = [JSON.stringify(isbns), JSON.stringify(works)] as const;
  const [editions, found, titles, descriptions] = await readBatch(ctx.db, [
    editionsOfWorks.with(...values),
    worksAsked.with(...values),
    titlesOfWorks.with(...values),
    descriptionsOfWorks.with(...values),
  ]);
  const rows = new Map(found.map((row) => [row.work, row]));
  for (const edition of editions) if (!rows.has(edition.work)) rows.set(edition.work, workOfEdition(edition));
  return { editions: new Map(editions.map((row) => [row.isbn, row])), works: rows, titles, descriptions };
}

/** Reads the other names of all authors of these editions. One round trip. */
export async function readNames(ctx: Pick<Ctx, 'db'>, editions: readonly BookRow[]): Promise<NameRow[]> {
  const authors = editions.flatMap((row) => namesOf(row.authors));
  const [, names] = await readBatch(ctx.db, otherWordsReads({ works: [], authors }));
  return names;
}
