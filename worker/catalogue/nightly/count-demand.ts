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
import { editionColumns, editionColumnsSql, workColumns, workColumnsSql } from '../import/known-editions';
import { otherWordsReads, KnownOtherWords } from '../import/other-words';
import { isInBucket, lastIdsRead, takeId, toLastIds } from '../import/next-id';

/** Most editions that are read and written at once, in eight statements. Their texts stay below 2 MB. */
const editionsPerStep = 1000;
/** Most changed editions that one read finds. A read counts all sales of 90 days. */
const editionsPerCount = 20_000;
/**
 * Most editions that are written in a night; the rest waits for the next one. A Worker may run 1,000 statements in a
 * call.
 */
const editionsPerNight = 40_000;
/** Violated when an import took the same ids meanwhile. The next attempt reads the ids that are free then. */
const importRaces: ReadonlySet<string> = new Set(['editions.id']);

const comparedColumns = [
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
 * Returns the SQL of all columns of an edition `e` that its index words are made of, to detect a change by an import.
 */
const seenSql = (e: string) => `json_array(${comparedColumns.map((column) => `${e}.${column}`).join(', ')})`;

/** Columns of an edition, its demand as counted now, and the values that its index words are made of. */
const countedColumns = { ...editionColumns, counted: number, seen: text() };
type Row = RowOf<typeof countedColumns>;

/** An edition whose demand changes, and its copies sold. */
const dueColumns = { ...columnsOf(editionsTable, 'isbn'), copies: number };
type DueRow = RowOf<typeof dueColumns>;

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
  `SELECT ${editionColumnsSql}, e.demand_base + (j.value->>1) AS counted, ${seenSql('e')} AS seen
   FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value->>0 WHERE e.demand <> counted`,
);
const worksByKey = defineRead(
  workColumns,
  `SELECT ${workColumnsSql} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
);

/**
 * Writes the demand of these editions, and gives a new id with new index rows to those in another popularity bucket.
 * Leaves editions that an import changed meanwhile to the next night.
 * @returns how many were written
 */
async function writeDemand(ctx: Pick<Ctx, 'db'>, editions: readonly Row[]): Promise<number> {
  const [found, last, titles, names] = await readBatch(ctx.db, [
    worksByKey.with(JSON.stringify(editions.map(({ work }) => work))),
    lastIdsRead(),
    ...otherWordsReads({
      works: editions.map(({ work }) => work),
      authors: editions.flatMap(({ authors }) => namesOf(authors)),
    }),
  ]);
  const otherWords = new KnownOtherWords(titles, names);
  const works = new Map(found.map((work) => [work.work, work]));
  const lastIds = toLastIds(last);
  const changes = editions.map((edition) => {
    const bucket = bucketOf(edition.counted);
    const changesBucket = !isInBucket(edition.id, bucket);
    return { edition, changesBucket, id: changesBucket ? takeId(lastIds, bucket) : edition.id };
  });
  const moved = changes
    .filter(({ changesBucket }) => changesBucket)
    .map(({ edition, id }) => [
      id,
      edition.isbn,
      edition.id,
      ...indexRowOf(edition, works.get(edition.work), otherWords.of(edition)),
    ]);
  // Only editions whose own update succeeded.
  const writtenEditionsSql = 'json_each(?1) j CROSS JOIN editions e ON e.id = j.value->>0 AND e.isbn = j.value->>1';
  const [written] = await commit(ctx.db, [
    sql(
      ctx.db,
      `UPDATE editions SET id = j.value->>0, demand = j.value->>3 FROM json_each(?1) j
       WHERE editions.isbn = j.value->>1 AND editions.id = j.value->>2 AND ${seenSql('editions')} = j.value->>4`,
      JSON.stringify(changes.map(({ edition, id }) => [id, edition.isbn, edition.id, edition.counted, edition.seen])),
    ),
    ...(moved.length === 0
      ? []
      : [
          sql(
            ctx.db,
            `DELETE FROM edition_words WHERE rowid IN (SELECT j.value->>2 FROM ${writtenEditionsSql})`,
            JSON.stringify(moved),
          ),
          sql(
            ctx.db,
            `INSERT INTO edition_words (rowid, title, authors, other, tags) SELECT j.value->>0, j.value->>3,
              j.value->>4, j.value->>5, j.value->>6 FROM ${writtenEditionsSql}`,
            JSON.stringify(moved),
          ),
        ]),
  ]);
  return written?.meta.changes ?? 0;
}

/**
 * Counts the demand of the last 90 days again: a file's base demand plus the copies sold. Wishes are not included,
 * since offers add them. Safe to run twice or late: an unchanged demand is not written.
 * @returns how many editions changed
 * @see docs/product.md#offers and decision 024
 */
export async function countDemand(ctx: Pick<Ctx, 'db' | 'now'>): Promise<number> {
  const since = addMs(ctx.now.toISOString(), -demandPolicy.days * dayMs);
  let changed = 0;
  let after = '';
  for (let read = 0; read < editionsPerNight; read += editionsPerCount) {
    const due = await dueEditions.all(ctx.db, since, after, editionsPerCount);
    for (let index = 0; index < due.length; index += editionsPerStep) {
      const step = due.slice(index, index + editionsPerStep);
      changed += await retryOnRace(2, importRaces, () => countStep(ctx, step));
    }
    const last = due.at(-1);
    if (last === undefined || due.length < editionsPerCount) break;
    after = last.isbn;
  }
  return changed;
}

/** Reads these editions as they are now, and writes their demand. Returns how many were written. */
async function countStep(ctx: Pick<Ctx, 'db'>, due: readonly DueRow[]): Promise<number> {
  const editions = await editionsCounted.all(ctx.db, JSON.stringify(due.map(({ isbn, copies }) => [isbn, copies])));
  return editions.length === 0 ? 0 : writeDemand(ctx, editions);
}
