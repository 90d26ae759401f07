import { limits } from '../../../domain/policy/limits';
import type { Grade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { owners } from '../../platform/db/schema/lists';
import { isPriceInSql, priceValues, shownPriceSql } from '../../catalogue/cards/price-sql';
import { rateSql, rateValues } from '../../catalogue/cards/rate';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';

/** A line that may be new in the owner's cart. `price`: the most that the person agrees to pay; undefined: any. */
export interface NewLine {
  readonly owner: string;
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly price?: number | undefined;
}

const price = shownPriceSql('?8', '?9');
/** The rate (r), the edition (e) and the copies (s) of a line that can be added; no row where it can't. */
const addable = `FROM (${rateSql()}) r CROSS JOIN editions e
  JOIN stock s ON s.isbn = e.isbn AND s.grade = ?5 AND ${notRecalledSql()}
  WHERE e.isbn = ?4 AND e.reference_price IS NOT NULL AND s.on_hand - s.reserved >= ?6
    AND ${price} <= coalesce(?7, ${price})
    AND NOT EXISTS (SELECT 1 FROM cart_lines WHERE owner = ?3 AND isbn = ?4 AND grade = ?5)
    AND (SELECT count(*) FROM cart_lines WHERE owner = ?3) < ?10`;

const changedOwner = defineRead(
  { version: owners.version },
  `INSERT INTO owners (id, version, market, language, created_at, last_seen_at) SELECT ?3, 1, ?12, ?13, ?11, ?11
   ${addable}
   ON CONFLICT (id) DO UPDATE SET version = version + 1, last_seen_at = excluded.last_seen_at,
     market = excluded.market, language = excluded.language
   RETURNING version`,
);
const addedLine = `INSERT INTO cart_lines (owner, isbn, grade, quantity, agreed_price, currency, added_at)
  SELECT ?3, ?4, ?5, ?6, ${price}, ?1, ?11 ${addable}`;

/**
 * Returns two statements that add a line at today's price, for the batch in which the copy is read. They change nothing
 * where the line exists or can't be added. Then the verb decides by the rows of the batch. Null where the price may be
 * bound, because SQL can't compute such a price.
 */
export function newLineStatements(ctx: Ctx, line: NewLine): D1PreparedStatement[] | null {
  const { owner, isbn, grade, quantity } = line;
  if (!isPriceInSql(ctx.market, grade)) return null;
  const values = [
    ...rateValues(ctx),
    owner,
    isbn,
    grade,
    quantity,
    line.price ?? null,
    ...priceValues(ctx.market),
    limits.cartLines,
    ctx.now.toISOString(),
  ];
  return [changedOwner.statement(ctx.db, ...values, ctx.market, ctx.language), sql(ctx.db, addedLine, ...values)];
}

/** Returns the owner's new version from the result of the first statement; null where no line was added. */
export function addedVersionAt(results: readonly D1Result[], index: number): number | null {
  return changedOwner.rowsOf(results[index])[0]?.version ?? null;
}
