import { cartLinesLeft } from '../../../domain/basket/limits';
import type { CartRefusal } from '../../../domain/cart/schemas';
import { stockKey, type Grade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { limits } from '../../../domain/policy/limits';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable, number } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { listRaces, raiseVersionStatement } from '../../platform/db/raise-version';
import { defineRead } from '../../platform/db/read';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { cartLines } from '../../platform/db/schema/lists';
import { editions } from '../../platform/db/schema/catalogue';
import { requireOwner } from '../../platform/owner';
import { ownerStatement } from '../../platform/owner-statement';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';
import { listAttempts, listFactsAt, listFactsStatement } from '../basket/list-facts';
import { availableOf, copyColumns, copyColumnsSql, priceToday } from './cart-rows';

/** Copies that the cart is to have. */
export interface NewCartLine {
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
}

/** Reads the copies of the lines in `?2` with the owner's lines of them. No row: the book is not in the catalogue. */
const copiesAndLines = defineRead(
  {
    isbn: editions.isbn,
    grade: cartLines.grade,
    ...copyColumns,
    present: nullable(cartLines.quantity),
    lines: number,
  },
  `SELECT e.isbn, j.value->>1 AS grade, ${copyColumnsSql}, c.quantity AS present,
     (SELECT count(*) FROM cart_lines WHERE owner = ?1) AS lines
   FROM json_each(?2) j JOIN editions e ON e.isbn = j.value->>0
   LEFT JOIN stock s ON s.isbn = e.isbn AND s.grade = j.value->>1 AND ${notRecalledSql()}
   LEFT JOIN cart_lines c ON c.owner = ?1 AND c.isbn = e.isbn AND c.grade = j.value->>1`,
);

/** Returns the statement that stores lines: isbn, grade, quantity, price in minor units. Larger quantities stay. */
function storeLinesStatement(ctx: Ctx, owner: string, rows: readonly (readonly (string | number)[])[]) {
  return sql(
    ctx.db,
    `INSERT INTO cart_lines (owner, isbn, grade, quantity, agreed_price, currency, added_at)
     SELECT ?1, value->>0, value->>1, value->>2, value->>3, ?3, ?4 FROM json_each(?2) WHERE true
     ON CONFLICT (owner, isbn, grade) DO UPDATE SET quantity = max(cart_lines.quantity, excluded.quantity)`,
    owner,
    JSON.stringify(rows),
    rulesOf(ctx.market).currency,
    ctx.now.toISOString(),
  );
}

/**
 * Adds many lines to the cart in one batch, and returns the refused copies with a reason. No two lines name the same
 * copy. A new line is agreed at the current price.
 * The quantity becomes the larger of requested and present, so that repeating the lines adds nothing.
 */
export function addCartLines(ctx: Ctx, requested: readonly NewCartLine[]): Promise<CartRefusal[]> {
  // Another tab can fill the cart between read and write.
  return retryOnRace(listAttempts, listRaces, () => addOnce(ctx, requested));
}

async function addOnce(ctx: Ctx, requested: readonly NewCartLine[]): Promise<CartRefusal[]> {
  const owner = requireOwner(ctx);
  if (requested.length === 0) return [];
  const results = await ctx.db.batch([
    listFactsStatement(ctx, owner),
    copiesAndLines.statement(ctx.db, owner, JSON.stringify(requested.map(({ isbn, grade }) => [isbn, grade]))),
  ]);
  const { rate } = listFactsAt(ctx, results, 0);
  const stored = copiesAndLines.rowsOf(results[1]);
  const copies = new Map(stored.map((row) => [stockKey(row), row]));
  let linesLeft = cartLinesLeft(stored[0]?.lines ?? 0);
  const rows: (string | number)[][] = [];
  const refused: CartRefusal[] = [];
  for (const { isbn, grade, quantity } of requested) {
    const row = copies.get(stockKey({ isbn, grade }));
    const present = row?.present ?? 0;
    if (present >= quantity) continue;
    const today = row === undefined ? null : priceToday(ctx, row, grade, rate);
    const available = row === undefined || today === null ? 0 : Math.min(availableOf(row), limits.cartQuantity);
    const taken = Math.max(present, Math.min(quantity, available));
    const refuse = (copiesRefused: number, reason: CartRefusal['reason']) =>
      refused.push({ isbn, grade, quantity: copiesRefused, available, reason });
    if (present === 0 && available > 0 && linesLeft === 0) {
      refuse(quantity, 'list-full');
      continue;
    }
    if (taken < quantity) refuse(quantity - taken, today === null ? 'not-for-sale' : 'not-enough-stock');
    if (today === null || taken === present) continue;
    if (present === 0) linesLeft -= 1;
    rows.push([isbn, grade, taken, today.minor]);
  }
  if (rows.length > 0)
    await commit(ctx.db, [
      ownerStatement(ctx, owner),
      storeLinesStatement(ctx, owner, rows),
      raiseVersionStatement(ctx, owner),
    ]);
  return refused;
}
