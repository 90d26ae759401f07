import type { Hold } from '../../../domain/basket/hold';
import type { Market } from '../../../domain/market/market';
import { rulesOf } from '../../../domain/market/market';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { holds } from '../../platform/db/schema/lists';
import { ownerSql } from '../../platform/owner';

/** Columns of a joined hold; all null when there is none. */
export const holdColumns = {
  like_new: holds.likeNew,
  very_good: holds.veryGood,
  good: holds.good,
  acceptable: holds.acceptable,
  terms_version: nullable(holds.termsVersion),
  held_at: nullable(holds.createdAt),
  ends_at: nullable(holds.endsAt),
};
/** A joined hold. */
export type HoldRow = RowOf<typeof holdColumns>;
/** SQL of `holdColumns`, from `holds` (h). */
export const holdColumnsSql =
  'h.like_new, h.very_good, h.good, h.acceptable, h.terms_version, h.created_at AS held_at, h.ends_at';

/** Returns the hold of a row, or null. */
export function holdOf(row: HoldRow, market: Market): Hold | null {
  if (row.terms_version === null || row.held_at === null || row.ends_at === null) return null;
  return {
    market,
    amounts: { 'like-new': row.like_new, 'very-good': row.very_good, good: row.good, acceptable: row.acceptable },
    termsVersion: row.terms_version,
    createdAt: row.held_at,
    endsAt: row.ends_at,
  };
}

const holdsOfEditions = defineRead(
  { isbn: holds.isbn, ...holdColumns },
  `SELECT h.isbn, ${holdColumnsSql} FROM json_each(?3) j
   CROSS JOIN holds h ON h.owner = ${ownerSql('?1')} AND h.isbn = j.value AND h.market = ?2`,
);

/**
 * Returns the statement that reads an owner's holds of some editions in the current market, for `holdsAt`. `owner`: or
 * the id of the session.
 */
export function holdsStatement(
  ctx: Pick<Ctx, 'db' | 'market'>,
  owner: string,
  isbns: readonly string[],
): D1PreparedStatement {
  return holdsOfEditions.statement(ctx.db, owner, ctx.market, JSON.stringify([...new Set(isbns)]));
}

/** Returns the holds by ISBN, ended ones included, from the result of `holdsStatement` at `index`. */
export function holdsAt(ctx: Ctx, results: readonly D1Result[], index: number): Map<string, Hold> {
  return new Map(
    holdsOfEditions.rowsOf(results[index]).flatMap((row) => {
      const hold = holdOf(row, ctx.market);
      return hold === null ? [] : [[row.isbn, hold] as const];
    }),
  );
}

/** The hold of one edition. */
export interface EditionHold {
  readonly isbn: string;
  readonly hold: Hold;
}

const holdsJson = (given: readonly EditionHold[]) =>
  JSON.stringify(
    given.map(({ isbn, hold }) => [
      isbn,
      hold.market,
      rulesOf(hold.market).currency,
      hold.amounts['like-new'],
      hold.amounts['very-good'],
      hold.amounts.good,
      hold.amounts.acceptable,
      hold.termsVersion,
      hold.createdAt,
      hold.endsAt,
    ]),
  );

const upsertSql = `INSERT INTO holds (owner, isbn, market, currency, like_new, very_good, good, acceptable,
  terms_version, created_at, ends_at)
  SELECT ?1, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6, value->>7, value->>8,
  value->>9
  FROM json_each(?2) WHERE true ON CONFLICT (owner, isbn, market) DO UPDATE SET`;

const raisedColumn = (column: string) =>
  `${column} = CASE WHEN holds.ends_at > ?3
     THEN nullif(max(coalesce(holds.${column}, -1), coalesce(excluded.${column}, -1)), -1) ELSE excluded.${column} END`;
const keptColumn = (column: string) =>
  `${column} = CASE WHEN holds.ends_at > ?3 THEN holds.${column} ELSE excluded.${column} END`;

/**
 * Returns the statement that stores holds. What another tab stored meanwhile follows the rule of `holdFor`: amounts of
 * a live hold only rise, and its dates stay.
 */
export function storeHoldsStatement(ctx: Ctx, owner: string, given: readonly EditionHold[]): D1PreparedStatement {
  const changes = [
    ...['like_new', 'very_good', 'good', 'acceptable'].map(raisedColumn),
    ...['created_at', 'terms_version', 'ends_at'].map(keptColumn),
  ];
  return sql(ctx.db, `${upsertSql} ${changes.join(', ')}`, owner, holdsJson(given), ctx.now.toISOString());
}

/**
 * Returns the statement that replaces holds together with their dates, for a guest's lists that move into an account.
 */
export function replaceHoldsStatement(ctx: Ctx, owner: string, given: readonly EditionHold[]): D1PreparedStatement {
  const columns = ['like_new', 'very_good', 'good', 'acceptable', 'created_at', 'terms_version', 'ends_at'];
  const changes = columns.map((column) => `${column} = excluded.${column}`);
  return sql(ctx.db, `${upsertSql} ${changes.join(', ')}`, owner, holdsJson(given));
}
