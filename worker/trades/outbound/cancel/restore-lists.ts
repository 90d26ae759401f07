import { Problem } from '../../../../domain/problems';
import type { RestoredLists } from '../../../../domain/trades/restored-lists-schema';
import { addBasketLines } from '../../../lists/basket/add-basket-lines';
import { addCartLines } from '../../../lists/cart/add-cart-lines';
import type { Ctx } from '../../../platform/context';
import { requireTrade, type TradeRequest } from '../../core/require-trade';

/** Counts copies over all lines. */
const countCopies = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Adds the books of a cancelled trade to the caller's basket and cart, at today's offers and prices. Repeating it adds
 * nothing. Returns how many of its copies the lists have, and the refused ones with a reason.
 * @throws `trade-not-found`; `state-moved` when a leg is not cancelled
 */
export async function restoreLists(ctx: Ctx, request: TradeRequest): Promise<RestoredLists> {
  const { trade, inbound, outbound } = await requireTrade(ctx, request);
  const states = [trade.inbound_state, trade.outbound_state].filter((state) => state !== null);
  if (states.some((state) => state !== 'cancelled')) throw new Problem('state-moved');
  const given = inbound.map(({ isbn, grade, ex_library }) => ({
    isbn,
    grade,
    quantity: 1,
    exLibrary: ex_library === 1,
  }));
  const added = await addBasketLines(ctx, { lines: given });
  const notTaken = await addCartLines(ctx, outbound);
  return {
    basket: { books: given.length - countCopies(added.refused), refused: added.refused },
    cart: { books: countCopies(outbound) - countCopies(notTaken), refused: notTaken },
  };
}
