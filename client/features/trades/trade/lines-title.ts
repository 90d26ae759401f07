import type { Trade } from '../../../../domain/trades/schemas';
import { m } from '../../../../messages/compiled/messages.js';

/** Titles of the lists of books: "sold" once the sale is settled, "bought" once the purchase is delivered. */
export const linesTitle = {
  give: (inbound: Trade['inbound']): string =>
    inbound?.state === 'settled' ? m.trades_lines_sold() : m.trade_lines_give(),
  take: (outbound: Trade['outbound']): string =>
    outbound?.state === 'delivered' ? m.trades_lines_bought() : m.trade_lines_take(),
};
