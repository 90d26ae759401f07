import type { Cart } from '../../../domain/cart/schemas';
import { cartTotals, type CartSums } from '../../../domain/cart/totals';
import { isUsed } from '../../../domain/grade';
import { deliveryDays } from '../../../domain/market/delivery';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import {
  type Prefetch,
  type PrefetchCtx,
  prefetchedOrRead,
  prefetchKey,
  type PrefetchResult,
} from '../../platform/prefetch';
import type { Rate } from '../../../domain/rates';
import { cardsOf } from '../../catalogue/cards/book-cards';
import { wishesSince } from '../../catalogue/cards/card-rows';
import { listFactsAt, listFactsStatement, type ListFacts } from '../basket/list-facts';
import {
  availableOf,
  cartLine,
  linesOfCart,
  linesWithCards,
  priceOf,
  type CartRow,
  type CartRowWithCard,
} from './cart-rows';
import { readOtherCopies } from './other-copies';

/**
 * Returns the statements that read the lines of a cart without its books, for a batch and `cartSumsAt`. `owner`: or the
 * id of the session, as in the others.
 */
export function cartLineStatements(ctx: PrefetchCtx, owner: string): D1PreparedStatement[] {
  return [listFactsStatement(ctx, owner), linesOfCart.statement(ctx.db, owner)];
}

/** Returns the statement that reads the lines of a cart with their books, for a batch and `cartOf`. */
export function cartStatement(ctx: PrefetchCtx, owner: string): D1PreparedStatement {
  return linesWithCards.statement(ctx.db, owner, wishesSince(ctx));
}

/** Returns the statements that read a cart, for a batch and `cartAt`. */
export function cartStatements(ctx: PrefetchCtx, owner: string): D1PreparedStatement[] {
  return [listFactsStatement(ctx, owner), cartStatement(ctx, owner)];
}

/** Returns the sums from the results of `cartLineStatements`, which begin at `index`. */
export function cartSumsAt(ctx: Ctx, results: readonly D1Result[], index: number): CartSums {
  return cartSums(ctx, linesOfCart.rowsOf(results[index + 1]), listFactsAt(ctx, results, index).rate);
}

/** Returns the sums of lines. Sold-out lines do not count. */
function cartSums(ctx: Ctx, rows: readonly CartRow[], rate: Rate): CartSums {
  return cartTotals(
    rows
      .filter((row) => availableOf(row) > 0)
      .map((row) => ({ price: priceOf(ctx, row, rate).price, quantity: row.quantity, used: isUsed(row.grade) })),
    ctx.market,
    dayOf(ctx.now.toISOString()),
  );
}

/** Returns the lines from the result of `cartStatement` at `index`. */
export function cartRowsAt(results: readonly D1Result[], index: number): CartRowWithCard[] {
  return linesWithCards.rowsOf(results[index]);
}

/**
 * Returns a cart from its lines. Lines with too few copies need one more round trip for the other grades of their
 * books.
 */
export async function cartOf(ctx: Ctx, rows: readonly CartRowWithCard[], { rate, version }: ListFacts): Promise<Cart> {
  const cards = cardsOf(ctx, rows, rate);
  const othersOf = await readOtherCopies(ctx, rows, rate);
  const lines = rows.flatMap((row) => {
    const book = cards.get(row.isbn);
    return book === undefined ? [] : [cartLine(ctx, row, { book, rate, others: othersOf(row) })];
  });
  return {
    ...cartSums(ctx, rows, rate),
    lines,
    delivery: lines.length === 0 ? null : deliveryDays(ctx.market, ctx.now.toISOString()),
    version,
  };
}

/** Returns the cart from the results of `cartStatements`, which begin at `index`; see `cartOf`. */
export function cartAt(ctx: Ctx, results: readonly D1Result[], index: number): Promise<Cart> {
  return cartOf(ctx, cartRowsAt(results, index + 1), listFactsAt(ctx, results, index));
}

const verb = 'read-cart';

/** Returns the first read of `readCart`, by the session. */
export function cartPrefetch(ctx: PrefetchCtx): Prefetch {
  return { key: prefetchKey(verb, ctx), statements: (session) => cartStatements(ctx, session) };
}

/** Returns the cart of the caller in the current market, newest line first. */
export async function readCart(ctx: Ctx, prefetched: PrefetchResult | null = null): Promise<Cart> {
  const owner = ownerOf(ctx);
  if (owner === null)
    return { ...cartTotals([], ctx.market, dayOf(ctx.now.toISOString())), lines: [], delivery: null, version: 0 };
  const results = await prefetchedOrRead(prefetched, prefetchKey(verb, ctx), () =>
    ctx.db.batch(cartStatements(ctx, owner)),
  );
  return cartAt(ctx, results, 0);
}
