import type { Cart } from '../../../domain/cart/schemas';
import { cartTotals, type CartSums } from '../../../domain/cart/totals';
import { isUsed } from '../../../domain/grade';
import { deliveryDays } from '../../../domain/market/delivery';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { owners } from '../../platform/db/schema/lists';
import { ownerOf } from '../../platform/owner';
import { rateAt, rateStatement } from '../../catalogue/cards/rate';
import { bookCards } from '../../catalogue/cards/book-cards';
import { availableOf, cartLine, linesOfCart, priceOf } from './cart-rows';
import { readOtherCopies } from './other-copies';

const ownerVersion = defineRead({ version: owners.version }, 'SELECT version FROM owners WHERE id = ?1');

/** Returns the statements that read a cart, for the end of a batch and `cartAt`. */
export function cartStatements(ctx: Ctx, owner: string): D1PreparedStatement[] {
  return [rateStatement(ctx), ownerVersion.statement(ctx.db, owner), linesOfCart.statement(ctx.db, owner)];
}

/** Returns the sums from the results of `cartStatements`, which begin at index `at`. Sold-out lines do not count. */
export function cartSumsAt(ctx: Ctx, results: readonly D1Result[], at: number): CartSums {
  const rate = rateAt(ctx, results, at);
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
 * Returns the cart from the results of `cartStatements`, which begin at index `at`. Reads the books in one more round
 * trip.
 */
export async function cartAt(ctx: Ctx, results: readonly D1Result[], at: number): Promise<Cart> {
  const rate = rateAt(ctx, results, at);
  const rows = linesOfCart.rowsOf(results[at + 2]);
  const isbns = rows.map((row) => row.isbn);
  const [cards, othersOf] = await Promise.all([bookCards(ctx, isbns), readOtherCopies(ctx, rows, rate)]);
  const lines = rows.flatMap((row) => {
    const book = cards.get(row.isbn);
    return book === undefined ? [] : [cartLine(ctx, row, { book, rate, others: othersOf(row) })];
  });
  return {
    ...cartSumsAt(ctx, results, at),
    lines,
    delivery: lines.length === 0 ? null : deliveryDays(ctx.market, ctx.now.toISOString()),
    version: ownerVersion.rowsOf(results[at + 1])[0]?.version ?? 0,
  };
}

/** Returns the cart of the caller in the current market, newest line first. */
export async function readCart(ctx: Ctx): Promise<Cart> {
  const owner = ownerOf(ctx);
  if (owner === null)
    return { ...cartTotals([], ctx.market, dayOf(ctx.now.toISOString())), lines: [], delivery: null, version: 0 };
  return cartAt(ctx, await ctx.db.batch(cartStatements(ctx, owner)), 0);
}
