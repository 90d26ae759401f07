import { currentLinePrice } from '../../../domain/cart/totals';
import type { CartLine } from '../../../domain/cart/schemas';
import { isUsed, type Grade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { money, type Currency, type Money } from '../../../domain/money';
import { shownPrice } from '../../../domain/pricing/price';
import type { Rate } from '../../../domain/rates';
import type { BookCard } from '../../../domain/catalogue/schemas';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** Prices and available count of a copy; all null when it is not for sale. */
export interface CopyRow {
  readonly base_price: number | null;
  readonly reference_price: number | null;
  readonly free: number | null;
}

/** A cart line with its copy. */
export interface CartRow extends CopyRow {
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly agreed_price: number;
  readonly currency: Currency;
}

/** Columns of a CopyRow, from `stock` (s) and `editions` (e). */
export const copyColumnsSql = 's.price AS base_price, e.reference_price, s.on_hand - s.reserved AS free';

/** Returns the statement that reads the lines of a cart, newest first. */
export function cartLinesStatement(ctx: Ctx, owner: string): D1PreparedStatement {
  return sql(
    ctx.db,
    `SELECT c.isbn, c.grade, c.quantity, c.agreed_price, c.currency, ${copyColumnsSql}
     FROM cart_lines c JOIN editions e ON e.isbn = c.isbn LEFT JOIN stock s ON s.isbn = c.isbn AND s.grade = c.grade
     WHERE c.owner = ?1 ORDER BY c.added_at DESC, c.isbn, c.grade`,
    owner,
  );
}

/** Returns the current price of one copy in the current market, or null when it is not for sale. */
export function priceToday(ctx: Ctx, copy: CopyRow, grade: Grade, rate: Rate): Money | null {
  if (copy.base_price === null || copy.reference_price === null) return null;
  const { market } = ctx;
  return shownPrice({ baseCents: copy.base_price, referenceCents: copy.reference_price, grade, market, rate }).price;
}

/**
 * Returns the price of a line. A lower price applies at once, a higher one waits for consent.
 * A line that is no longer for sale keeps the agreed price.
 */
export function priceOf(ctx: Ctx, row: CartRow, rate: Rate): ReturnType<typeof currentLinePrice> {
  const agreed = money(row.agreed_price, row.currency);
  const today = priceToday(ctx, row, row.grade, rate);
  if (today !== null) return currentLinePrice(agreed, today);
  const { currency } = rulesOf(ctx.market);
  return { price: row.currency === currency ? agreed : money(0, currency), risenTo: null, fellFrom: null };
}

/** Returns the available copies of the line's grade; 0 when it is not for sale. */
export function availableOf(row: CopyRow): number {
  return row.base_price === null || row.reference_price === null ? 0 : Math.max(0, row.free ?? 0);
}

/** Returns a cart line as the API shows it. The total of a sold-out line is zero. */
export function cartLine(ctx: Ctx, row: CartRow, book: BookCard, rate: Rate): CartLine {
  const shown = priceOf(ctx, row, rate);
  const available = availableOf(row);
  return {
    book,
    grade: row.grade,
    used: isUsed(row.grade),
    quantity: row.quantity,
    ...shown,
    available,
    total: money(available === 0 ? 0 : shown.price.minor * row.quantity, shown.price.currency),
  };
}
