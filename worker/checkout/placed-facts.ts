import type { Ctx } from '../platform/context';
import type { PlacedTradeFacts } from '../trades/core/placed-trade-facts';
import { paymentMethodOf, type NewTrade } from './insert-trade-statements';
import type { GivenCopy } from './given-copies';

/** Returns the lines of the copies that a customer gives: those of one edition, grade and amount are one line. */
function givenLines(copies: readonly GivenCopy[]): PlacedTradeFacts['given'] {
  const lines = new Map<string, PlacedTradeFacts['given'][number]>();
  for (const { isbn, title, grade, amount } of copies) {
    const key = `${isbn} ${grade} ${amount}`;
    const [, , quantity, total] = lines.get(key) ?? [title, grade, 0, 0];
    lines.set(key, [title, grade, quantity + 1, total + amount]);
  }
  return [...lines.values()];
}

/**
 * Returns what the confirmation of a new trade states, so that its mail reads nothing. A later attempt of the mail
 * reads the same from the database (`placedTradeFacts`).
 */
export function placedFactsOf(ctx: Ctx, trade: NewTrade): PlacedTradeFacts {
  const { number, contact, given, deadlines } = trade;
  const { quote, rate } = trade.deal;
  return {
    email: contact.email,
    name: contact.name,
    language: ctx.language,
    market: ctx.market,
    number,
    account: ctx.actor.kind === 'account' ? ctx.actor.account.id : null,
    currency: rate.currency,
    settlement: quote.settlement,
    payment: paymentMethodOf(trade),
    rows: quote.rows,
    takeTotal: quote.cart.subtotal.minor,
    postage: quote.cart.postage.minor,
    creditUsed: quote.storeCredit.used.minor,
    ...deadlines,
    given: givenLines(given.copies),
    taken: quote.cart.lines.map(({ book, grade, quantity, price }) => [
      book.title,
      grade,
      quantity,
      price.minor * quantity,
    ]),
  };
}
