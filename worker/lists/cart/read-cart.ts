import type { Cart } from '../../../domain/cart/schemas';
import { cartTotals, type CartSums } from '../../../domain/cart/totals';
import { isUsed } from '../../../domain/grade';
import { deliveryDays } from '../../../domain/market/delivery';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { cardsOf, defineCards } from '../../catalogue/cards/book-cards';
import { wishesSince } from '../../catalogue/cards/card-rows';
import { listFactsAt, listFactsStatements } from '../basket/list-facts';
import { availableOf, cartLine, linesOfCart, priceOf } from './cart-rows';
import { readOtherCopies } from './other-copies';

const cardsOfCart = defineCards('SELECT DISTINCT isbn FROM cart_lines WHERE owner = ?2');

/** Returns the statements that read the lines of a cart without its books, for a batch and `cartSumsAt`. */
export function cartLineStatements(ctx: Ctx, owner: string): D1PreparedStatement[] {
  return [...listFactsStatements(ctx, owner), linesOfCart.statement(ctx.db, owner)];
}

/** Returns the statements that read a cart, for a batch and `cartAt`. They begin with `cartLineStatements`. */
export function cartStatements(ctx: Ctx, owner: string): D1PreparedStatement[] {
  return [...cartLineStatements(ctx, owner), cardsOfCart.statement(ctx.db, wishesSince(ctx), owner)];
}

/** Returns the sums from the results of `cartLineStatements`, which begin at `at`. Sold-out lines do not count. */
export function cartSumsAt(ctx: Ctx, results: readonly D1Result[], at: number): CartSums {
  const { rate } = listFactsAt(ctx, results, at);
  const rows = linesOfCart.rowsOf(results[at + 2]).filter((row) => availableOf(row) > 0);
  return cartTotals(
    rows.map((row) => ({
      price: priceOf(ctx, row, rate).price,
      quantity: row.quantity,
      used: isUsed(row.grade),
    })),
    ctx.market,
    dayOf(ctx.now.toISOString()),
  );
}

/**
 * Returns the cart from the results of `cartStatements`, which begin at index `at`. Lines with too few copies need one
 * more round trip for the other grades of their books.
 */
export async function cartAt(ctx: Ctx, results: readonly D1Result[], at: number): Promise<Cart> {
  const { rate, version } = listFactsAt(ctx, results, at);
  const rows = linesOfCart.rowsOf(results[at + 2]);
  const cards = cardsOf(ctx, cardsOfCart.rowsOf(results[at + 3]), rate);
  const othersOf = await readOtherCopies(ctx, rows, rate);
  const lines = rows.flatMap((row) => {
    const book = cards.get(row.isbn);
    return book === undefined ? [] : [cartLine(ctx, row, { book, rate, others: othersOf(row) })];
  });
  return {
    ...cartSumsAt(ctx, results, at),
    lines,
    delivery: lines.length === 0 ? null : deliveryDays(ctx.market, ctx.now.toISOString()),
    version,
  };
}

/** Returns the cart of the caller in the current market, newest line first. */
export async function readCart(ctx: Ctx): Promise<Cart> {
  const owner = ownerOf(ctx);
  if (owner === null)
    return { ...cartTotals([], ctx.market, dayOf(ctx.now.toISOString())), lines: [], delivery: null, version: 0 };
  return cartAt(ctx, await ctx.db.batch(cartStatements(ctx, owner)), 0);
}
