import { bucketOf } from '../../../domain/catalogue/popularity';
import { demandPolicy } from '../../../domain/policy/copies';
import { dayMs, addMs } from '../../../domain/time';
import { soldStates } from '../../../domain/trades/lifecycle/state-facts';
import type { OutboundLegState, OutboundLineState, SettlementState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { code, codes } from '../../platform/db/codes';
import { columnsOf, number, text, type RowOf } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions as editionsTable } from '../../platform/db/schema/catalogue';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { namesOf } from '../cards/card-rows';
import { indexRowOf } from '../import/edition-words';
import { editionColumns, editionColumnsSql, workColumns, workColumnsSql } from '../import/stored-rows';
import { otherWordsReads, StoredOtherWords } from '../import/other-words';
import { isInBucket, lastIdsRead, takeId, toLastIds, type LastIds } from '../import/next-id';

/** Most editions that are read and written at once, in eight statements. Their texts stay below 2 MB. */
const editionsPerStep = 1000;
/** Most changed editions that one read finds. A read counts all sales of 90 days. */
const editionsPerCount = 20_000;
/**
 * Most editions that are written in a night; the rest waits for the next one. A Worker may run 1,000 statements in a
 * call.
 */
const editionsPerNight = 40_000;
/** Most attempts to write a step when imports take its new ids. Then the job fails and runs again in the next night. */
const attemptsPerStep = 2;
/** Violated when an import took the same ids meanwhile. The next attempt reads the ids that are free then. */
const importRaces: ReadonlySet<string> = new Set(['editions.id']);

/** Columns of an edition that its index words are made of. */
const indexedColumns = [
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'format',
  'subjects',
  'series',
  'work',
  'demand_base',
];

/**
 * Returns SQL for the indexed columns of `editions` as one JSON text, which shows whether an import has changed one of
 * them. `alias`: name of `editions` in the statement.
 */
const indexedValuesSql = (alias: string) =>
  `json_array(${indexedColumns.map((column) => `${alias}.${column}`).join(', ')})`;

/** Columns of an edition, its demand as counted now (in copies), and its indexed columns as JSON. */
const countedColumns = { ...editionColumns, counted: number, indexed_values: text() };
type CountedEdition = RowOf<typeof countedColumns>;

/** An edition whose demand changes, and the copies sold since the start of the counted days. */
const dueColumns = { ...columnsOf(editionsTable, 'isbn'), copies: number };
type DueEdition = RowOf<typeof dueColumns>;

/**
 * Reads the next `?3` editions after `?2`, in ISBN order, whose demand differs from its new count: the base demand plus
 * the copies sold since `?1`. Copies of unpaid, released, cancelled and returned orders are not sold.
 * The `+` makes SQLite use the index `trades_by_placing`; by state it would read all orders ever placed.
 */
const dueEditions = defineRead(
  dueColumns,
  `WITH sold AS (
     SELECT l.isbn, sum(l.quantity) AS copies FROM trades t CROSS JOIN outbound_lines l ON l.trade_id = t.id
     WHERE t.placed_at > ?1 AND t.outbound_state IS NOT NULL
     AND +t.outbound_state IN ${codes<OutboundLegState>(soldStates)}
       AND NOT (t.outbound_state = ${code<OutboundLegState>('reserved')}
         AND t.settlement_state = ${code<SettlementState>('awaiting-payment')})
       AND l.state IS NOT ${code<OutboundLineState>('returned')}
     GROUP BY l.isbn),
   due AS (SELECT isbn FROM sold UNION SELECT isbn FROM editions WHERE demand <> demand_base)
   SELECT d.isbn, coalesce(s.copies, 0) AS copies
   FROM due d CROSS JOIN editions e ON e.isbn = d.isbn LEFT JOIN sold s ON s.isbn = d.isbn
   WHERE d.isbn > ?2 AND e.demand <> e.demand_base + coalesce(s.copies, 0) ORDER BY d.isbn LIMIT ?3`,
);

/** Reads editions by a JSON list of [ISBN, copies sold]. */
const editionsCounted = defineRead(
  countedColumns,
  `SELECT ${editionColumnsSql}, e.demand_base + (j.value->>1) AS counted, ${indexedValuesSql('e')} AS indexed_values
   FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value->>0 WHERE e.demand <> counted`,
);
const worksById = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
);

/** An edition with the id that it gets. Editions are stored by popularity, so an id belongs to one bucket of demand. */
interface DemandChange {
  readonly edition: CountedEdition;
  readonly newId: number;
}

/** Row of the search index, as `[new id, ISBN, old id, title, authors, other, tags]`. */
type MovedIndexRow = readonly [newId: number, isbn: string, oldId: number, ...words: readonly string[]];

/** Returns the change of each edition. It keeps its id in its popularity bucket, and takes the next id of another. */
function demandChanges(editions: readonly CountedEdition[], lastIds: LastIds): DemandChange[] {
  return editions.map((edition) => {
    const bucket = bucketOf(edition.counted);
    return { edition, newId: isInBucket(edition.id, bucket) ? edition.id : takeId(lastIds, bucket) };
  });
}

/** Returns the statement that writes id and demand of the editions that no import has changed since they were read. */
const demandStatement = (db: Ctx['db'], changes: readonly DemandChange[]) =>
  sql(
    db,
    `UPDATE editions SET id = j.value->>0, demand = j.value->>3 FROM json_each(?1) j
     WHERE editions.isbn = j.value->>1 AND editions.id = j.value->>2 AND ${indexedValuesSql('editions')} = j.value->>4`,
    JSON.stringify(
      changes.map(({ edition, newId }) => [newId, edition.isbn, edition.id, edition.counted, edition.indexed_values]),
    ),
  );

/**
 * Returns the statements that give index rows their new ids, after `demandStatement` in one batch. An edition that this
 * left unchanged does not have its new id, so its index row stays.
 */
function moveIndexStatements(db: Ctx['db'], rows: readonly MovedIndexRow[]): D1PreparedStatement[] {
  if (rows.length === 0) return [];
  const updatedEditionsSql = 'json_each(?1) j CROSS JOIN editions e ON e.id = j.value->>0 AND e.isbn = j.value->>1';
  const rowsJson = JSON.stringify(rows);
  return [
    sql(db, `DELETE FROM edition_words WHERE rowid IN (SELECT j.value->>2 FROM ${updatedEditionsSql})`, rowsJson),
    sql(
      db,
      `INSERT INTO edition_words (rowid, title, authors, other, tags) SELECT j.value->>0, j.value->>3,
        j.value->>4, j.value->>5, j.value->>6 FROM ${updatedEditionsSql}`,
      rowsJson,
    ),
  ];
}

/**
 * Writes the demand of up to `editionsPerStep` editions in one batch. An edition in another popularity bucket also gets
 * a new id, under which its index row is written again. An edition that an import changed meanwhile waits for the next
 * night.
 * @returns the number of written editions
 * @throws ConstraintError `editions.id` when an import took the same ids meanwhile
 */
async function writeDemand(db: Ctx['db'], editions: readonly CountedEdition[]): Promise<number> {
  const workIds = editions.map(({ work }) => work);
  const authors = editions.flatMap((edition) => namesOf(edition.authors));
  const [workRows, lastIdRows, titleRows, nameRows] = await readBatch(db, [
    worksById.with(JSON.stringify(workIds)),
    lastIdsRead(),
    ...otherWordsReads({ works: workIds, authors }),
  ]);
  const works = new Map(workRows.map((row) => [row.work, row]));
  const otherWords = new StoredOtherWords(titleRows, nameRows);
  const changes = demandChanges(editions, toLastIds(lastIdRows));
  const movedRows = changes
    .filter(({ edition, newId }) => newId !== edition.id)
    .map(({ edition, newId }): MovedIndexRow => {
      const words = indexRowOf(edition, works.get(edition.work), otherWords.of(edition));
      return [newId, edition.isbn, edition.id, ...words];
    });
  const [demandResult] = await commit(db, [demandStatement(db, changes), ...moveIndexStatements(db, movedRows)]);
  return demandResult?.meta.changes ?? 0;
}

/** Reads these editions as they are now and writes their demand. Returns the number of written editions. */
async function countStep(db: Ctx['db'], due: readonly DueEdition[]): Promise<number> {
  const editions = await editionsCounted.all(db, JSON.stringify(due.map(({ isbn, copies }) => [isbn, copies])));
  return editions.length === 0 ? 0 : writeDemand(db, editions);
}

/**
 * Counts the demand of the last 90 days again: a file's base demand plus the copies sold. Wishes are not included,
 * since offers add them. Safe to run twice or late: an unchanged demand is not written.
 * @returns the number of written editions
 * @see docs/product.md#offers and decision 024
 */
export async function countDemand(ctx: Pick<Ctx, 'db' | 'now'>): Promise<number> {
  const since = addMs(ctx.now.toISOString(), -demandPolicy.days * dayMs);
  let written = 0;
  let lastIsbn = '';
  for (let read = 0; read < editionsPerNight; read += editionsPerCount) {
    const due = await dueEditions.all(ctx.db, since, lastIsbn, editionsPerCount);
    for (let index = 0; index < due.length; index += editionsPerStep) {
      const step = due.slice(index, index + editionsPerStep);
      written += await retryOnRace(attemptsPerStep, importRaces, () => countStep(ctx.db, step));
    }
    const last = due.at(-1);
    if (last === undefined || due.length < editionsPerCount) break;
    lastIsbn = last.isbn;
  }
  return written;
}
