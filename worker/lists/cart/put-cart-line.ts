import { cartLinesLeft } from '../../../domain/basket/limits';
import type { Cart, cartLineInputSchema } from '../../../domain/cart/schemas';
import { currentLinePrice } from '../../../domain/cart/totals';
import type { Grade } from '../../../domain/grade';
import { parseIsbn } from '../../../domain/isbn';
import { money, type Money } from '../../../domain/money';
import { limits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable, number } from '../../platform/db/columns';
import { commit, ConstraintError } from '../../platform/db/commit';
import { raisedVersionAt, raiseVersionStatement } from '../../platform/db/raise-version';
import { defineRead } from '../../platform/db/read';
import { cartLines } from '../../platform/db/schema/lists';
import { ownerSql, requireOwner } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import { ownerStatement } from '../../platform/owner-statement';
import { requireIsbn } from '../../platform/require-isbn';
import { rateColumns, rateOf, rateSql, rateValues } from '../../catalogue/cards/rate';
import { availableOf, copyColumns, copyColumnsSql, priceToday } from './cart-rows';
import { cartOf, cartRowsAt, cartStatement } from './read-cart';
import { addedVersionAt, newLineStatements } from './new-line-statements';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';

/** Input of a cart line. */
export interface PutCartLine extends z.infer<typeof cartLineInputSchema> {
  readonly isbn: string;
  readonly grade: Grade;
  readonly prefetched?: PrefetchResult | null;
}

/**
 * Reads the rate, and the copy with the owner's line of it. No row: the book is not in the catalogue. `?3`: the owner,
 * or the id of the session.
 */
const copyAndLine = defineRead(
  {
    ...rateColumns,
    ...copyColumns,
    agreed_price: nullable(cartLines.agreedPrice),
    currency: nullable(cartLines.currency),
    lines: number,
  },
  `SELECT r.micro, r.day, ${copyColumnsSql}, c.agreed_price, c.currency,
     (SELECT count(*) FROM cart_lines WHERE owner = ${ownerSql('?3')}) AS lines
   FROM (${rateSql()}) r CROSS JOIN editions e
   LEFT JOIN stock s ON s.isbn = e.isbn AND s.grade = ?5 AND ${notRecalledSql()}
   LEFT JOIN cart_lines c ON c.owner = ${ownerSql('?3')} AND c.isbn = e.isbn AND c.grade = ?5 WHERE e.isbn = ?4`,
);

const verb = 'put-cart-line';

/** Returns the first read of `putCartLine`, by the session; null for an address that is no ISBN. */
export function cartLinePrefetch(
  ctx: PrefetchCtx,
  { isbn: typed, grade }: Pick<PutCartLine, 'isbn' | 'grade'>,
): Prefetch | null {
  const parsed = parseIsbn(typed);
  if (!parsed.ok) return null;
  const { isbn } = parsed;
  return {
    key: prefetchKey(verb, ctx, isbn, grade),
    statements: (session) => [copyAndLine.statement(ctx.db, ...rateValues(ctx), session, isbn, grade)],
  };
}

/** Returns the statement that stores a line with its agreed price. */
function storeLineStatement(
  ctx: Ctx,
  owner: string,
  line: { readonly isbn: string; readonly grade: Grade; readonly quantity: number; readonly agreed: Money },
): D1PreparedStatement {
  const { isbn, grade, quantity, agreed } = line;
  return sql(
    ctx.db,
    `INSERT INTO cart_lines (owner, isbn, grade, quantity, agreed_price, currency, added_at)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
     ON CONFLICT (owner, isbn, grade) DO UPDATE SET
       quantity = excluded.quantity, agreed_price = excluded.agreed_price, currency = excluded.currency`,
    owner,
    isbn,
    grade,
    quantity,
    agreed.minor,
    agreed.currency,
    ctx.now.toISOString(),
  );
}

/**
 * Sets a cart line. It reserves no stock. A new line is agreed at the current price, mostly in the batch that reads it.
 * A lower price applies at once; a higher one waits until `price` accepts it.
 * @throws `book-not-found`, `not-for-sale`, `not-enough-stock` {available}, `list-full`; `price-changed` {price,
 * currency} when the current price is above `price`
 */
export async function putCartLine(ctx: Ctx, input: PutCartLine): Promise<Cart> {
  const owner = requireOwner(ctx);
  const isbn = requireIsbn(input.isbn);
  const { grade, quantity } = input;
  const results = await prefetchedOrRead(input.prefetched, prefetchKey(verb, ctx, isbn, grade), () => {
    const added = newLineStatements(ctx, { ...input, owner, isbn });
    return ctx.db.batch([
      copyAndLine.statement(ctx.db, ...rateValues(ctx), owner, isbn, grade),
      ...(added === null ? [] : [...added, cartStatement(ctx, owner)]),
    ]);
  });
  const copyRows = copyAndLine.rowsOf(results[0]);
  const added = addedVersionAt(results, 1);
  if (added !== null) return cartOf(ctx, cartRowsAt(results, 3), { rate: rateOf(ctx, copyRows), version: added });
  const [row] = copyRows;
  if (row === undefined) throw new Problem('book-not-found', { isbn });
  const rate = rateOf(ctx, copyRows);
  const today = priceToday(ctx, row, grade, rate);
  if (today === null) throw new Problem('not-for-sale', { isbn, grade });
  const available = availableOf(row);
  if (quantity > available) throw new Problem('not-enough-stock', { isbn, grade, available });
  if (input.price !== undefined && input.price < today.minor) {
    throw new Problem('price-changed', { isbn, grade, price: today.minor, currency: today.currency });
  }
  const isNew = row.agreed_price === null || row.currency === null;
  if (isNew && cartLinesLeft(row.lines) === 0) throw new Problem('list-full', { limit: limits.cartLines });
  const agreed =
    row.agreed_price === null || row.currency === null || input.price !== undefined
      ? today
      : currentLinePrice(money(row.agreed_price, row.currency), today).price;
  const statements = [
    ownerStatement(ctx, owner),
    storeLineStatement(ctx, owner, { isbn, grade, quantity, agreed }),
    raiseVersionStatement(ctx, owner),
  ];
  try {
    const after = await commit(ctx.db, [...statements, cartStatement(ctx, owner)]);
    const version = raisedVersionAt(after, statements.length - 1);
    return await cartOf(ctx, cartRowsAt(after, statements.length), { rate, version });
  } catch (error) {
    // Another tab filled the cart between read and write.
    if (error instanceof ConstraintError && error.constraint === 'owners.version') {
      throw new Problem('list-full', { limit: limits.cartLines });
    }
    throw error;
  }
}
