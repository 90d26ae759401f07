import { bucketOf } from '../../../domain/catalogue/popularity';
import { demandPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { rows, rowsAt, sql } from '../../platform/db/client';
import { commit, ConstraintError } from '../../platform/db/commit';
import { wordsOf } from '../import/edition-words';
import { editionColumns, workColumns, type EditionRow, type WorkRow } from '../import/known-editions';
import { isInBucket, lastIdsStatement, takeId, toLastIds, type LastIdRow } from '../import/next-id';

const editionsAStep = 500;

interface Row extends EditionRow {
  /** What its demand should be tonight. */
  readonly counted: number;
  readonly seen: string;
}

/** Everything of an edition `e` that the words of its index are made of. */
const seenSql = (e: string) =>
  `json_array(${['title', 'subtitle', 'authors', 'language', 'publisher', 'format', 'subjects', 'series', 'work', 'demand_base'].map((column) => `${e}.${column}`).join(', ')})`;

/**
 * Statement: the next editions, in ISBN order, whose demand is not their base and the copies sold since `?1`. Sold is
 * what an order took that was neither given up nor is still to be paid, but for copies that came back. The `+` keeps
 * SQLite from reading all orders there ever were by their state instead of the last days' by `trades_by_placing`.
 */
function nextEditionsStatement(ctx: Pick<Ctx, 'db' | 'now'>, after: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `WITH sold AS (
       SELECT l.isbn, sum(l.quantity) AS copies FROM trades t CROSS JOIN outbound_lines l ON l.trade_id = t.id
       WHERE t.placed_at > ?1 AND t.outbound_state IS NOT NULL
       AND +t.outbound_state IN ('reserved', 'packed', 'dispatched', 'delivered', 'lost')
         AND NOT (t.outbound_state = 'reserved' AND t.settlement_state = 'awaiting-payment')
         AND l.state IS NOT 'returned'
       GROUP BY l.isbn),
     due AS (SELECT isbn FROM sold UNION SELECT isbn FROM editions WHERE demand <> demand_base)
     SELECT ${editionColumns}, e.demand_base + coalesce(s.copies, 0) AS counted, ${seenSql('e')} AS seen
     FROM due d CROSS JOIN editions e ON e.isbn = d.isbn LEFT JOIN sold s ON s.isbn = d.isbn
     WHERE d.isbn > ?2 AND e.demand <> counted ORDER BY d.isbn LIMIT ?3`,
    later(ctx.now.toISOString(), -demandPolicy.days * dayMs),
    after,
    editionsAStep,
  );
}

/**
 * Writes the demand of these editions, and moves those whose popularity became another one, with their words. An
 * edition that an import has changed meanwhile is left to the next night. Answers how many were written.
 */
async function write(ctx: Pick<Ctx, 'db'>, editions: readonly Row[]): Promise<number> {
  const read = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT ${workColumns} FROM works w WHERE w.work IN (SELECT value FROM json_each(?1))`,
      JSON.stringify(editions.map(({ work }) => work)),
    ),
    lastIdsStatement(ctx.db),
  ]);
  const works = new Map(rowsAt<WorkRow>(read, 0).map((work) => [work.work, work]));
  const lastIds = toLastIds(rowsAt<LastIdRow>(read, 1));
  const changes = editions.map((edition) => {
    const bucket = bucketOf(edition.counted);
    const moves = !isInBucket(edition.id, bucket);
    return { edition, moves, id: moves ? takeId(lastIds, bucket) : edition.id };
  });
  const moved = changes
    .filter(({ moves }) => moves)
    .map(({ edition, id }) => [id, edition.isbn, edition.id, ...wordsOf(edition, works.get(edition.work))]);
  // Only where the edition itself has moved.
  const there = 'json_each(?1) j CROSS JOIN editions e ON e.id = j.value->>0 AND e.isbn = j.value->>1';
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
            `DELETE FROM edition_words WHERE rowid IN (SELECT j.value->>2 FROM ${there})`,
            JSON.stringify(moved),
          ),
          sql(
            ctx.db,
            `INSERT INTO edition_words (rowid, title, authors, other, tags) SELECT j.value->>0, j.value->>3,
              j.value->>4, j.value->>5, j.value->>6 FROM ${there}`,
            JSON.stringify(moved),
          ),
        ]),
  ]);
  return written?.meta.changes ?? 0;
}

/**
 * Counts the demand of 90 days anew (docs/product.md#offers; decision 024): what a file said of an edition and the
 * copies sold since. Wishes are no part of it: offers add them by themselves. Safe to run twice or late: what stays is
 * not written. Answers how many editions changed.
 */
export async function countDemand(ctx: Pick<Ctx, 'db' | 'now'>): Promise<number> {
  let changed = 0;
  let again = true;
  for (let after = ''; ;) {
    const editions = await rows<Row>(nextEditionsStatement(ctx, after));
    const last = editions.at(-1);
    if (last === undefined) return changed;
    try {
      changed += await write(ctx, editions);
    } catch (error) {
      // An import took the same ids meanwhile: what it wrote is known when this step is read again.
      if (!again || !(error instanceof ConstraintError) || error.kind !== 'unique') throw error;
      again = false;
      continue;
    }
    again = true;
    after = last.isbn;
  }
}
