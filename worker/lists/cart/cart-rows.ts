import { currentLinePrice } from '../../../domain/cart/totals';
import type { CartLine, OtherCopy } from '../../../domain/cart/schemas';
import { isUsed, type Grade } from '../../../domain/grade';
import { isPriceBound } from '../../../domain/law/book-prices';
import { rulesOf } from '../../../domain/market/market';
import { money, type Money } from '../../../domain/money';
import { shownPrice } from '../../../domain/pricing/price';
import type { Rate } from '../../../domain/rates';
import { dayOf } from '../../../domain/time';
import type { BookCard } from '../../../domain/catalogue/schemas';
import type { Ctx } from '../../platform/context';
import { nullable, number, type RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { ownerSql } from '../../platform/owner';
import { editions } from '../../platform/db/schema/catalogue';
import { stock } from '../../platform/db/schema/pricing';
import { cartLines } from '../../platform/db/schema/lists';
import { cardColumns, cardColumnsSql } from '../../catalogue/cards/card-rows';
import { notRecalledSql } from '../../catalogue/cards/recalled-sql';

/** Prices and available count of a copy, which are null when it is not for sale, and what binds its price. */
export const copyColumns = {
  base_price: nullable(stock.price),
  reference_price: editions.referencePrice,
  language: editions.language,
  published: editions.published,
  free: nullable(number),
};
export type CopyRow = RowOf<typeof copyColumns>;
/** SQL of `copyColumns`, from `stock` (s) and `editions` (e). */
export const copyColumnsSql =
  's.price AS base_price, e.reference_price, e.language, e.published, s.on_hand - s.reserved AS free';

const lineColumns = {
  grade: cartLines.grade,
  quantity: cartLines.quantity,
  agreed_price: cartLines.agreedPrice,
  currency: cartLines.currency,
};
/** SQL of `lineColumns`, from `cart_lines` (c). */
const lineColumnsSql = 'c.grade, c.quantity, c.agreed_price, c.currency';
/** The lines of owner `?1` (or of the account of session `?1`), newest first, with `editions` (e) and `stock` (s). */
const linesOfOwnerSql = `FROM cart_lines c JOIN editions e ON e.isbn = c.isbn
  LEFT JOIN stock s ON s.isbn = c.isbn AND s.grade = c.grade AND ${notRecalledSql()}
  WHERE c.owner = ${ownerSql('?1')} ORDER BY c.added_at DESC, c.isbn, c.grade`;

/** Reads the lines of an owner's cart with their copies, newest first. */
export const linesOfCart = defineRead(
  { isbn: editions.isbn, ...lineColumns, ...copyColumns },
  `SELECT e.isbn, ${lineColumnsSql}, ${copyColumnsSql} ${linesOfOwnerSql}`,
);
/** A cart line with its copy. */
export type CartRow = ReturnType<typeof linesOfCart.rowsOf>[number];

/** Reads the same lines with the cards of their books, which hold the other columns of a copy. `?2`: `wishesSince`. */
export const linesWithCards = defineRead(
  { ...lineColumns, base_price: copyColumns.base_price, free: copyColumns.free, ...cardColumns },
  `SELECT ${lineColumnsSql}, s.price AS base_price, s.on_hand - s.reserved AS free, ${cardColumnsSql('?2')}
   ${linesOfOwnerSql}`,
);
/** A cart line with its copy and the card of its book. */
export type CartRowWithCard = ReturnType<typeof linesWithCards.rowsOf>[number];

/** Returns the current price of one copy in the current market, or null when it is not for sale. */
export function priceToday(ctx: Ctx, copy: CopyRow, grade: Grade, rate: Rate): Money | null {
  if (copy.base_price === null || copy.reference_price === null) return null;
  return shownPrice({
    baseCents: copy.base_price,
    referenceCents: copy.reference_price,
    grade,
    bound: isBound(ctx, copy, grade),
    market: ctx.market,
    rate,
  }).price;
}

/** Returns whether a law fixes the price of one copy in the current market today. */
export function isBound({ market, now }: Ctx, { language, published }: CopyRow, grade: Grade): boolean {
  return isPriceBound({ market, grade, language, published }, dayOf(now.toISOString()));
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
export function cartLine(
  ctx: Ctx,
  row: CartRow,
  shownAs: { readonly book: BookCard; readonly rate: Rate; readonly others: readonly OtherCopy[] },
): CartLine {
  const { book, rate, others } = shownAs;
  const shown = priceOf(ctx, row, rate);
  const available = availableOf(row);
  return {
    book,
    grade: row.grade,
    used: isUsed(row.grade),
    priceBound: isBound(ctx, row, row.grade),
    quantity: row.quantity,
    ...shown,
    available,
    total: money(available === 0 ? 0 : shown.price.minor * row.quantity, shown.price.currency),
    others: [...others],
  };
}
