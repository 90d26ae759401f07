import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

/**
 * Returns the inbound postage that the shop refunds at settlement: the market's flat amount, or zero with a
 * business-reply label or without books.
 * @see docs/product.md#postage-to-us
 */
export function inboundPostage(market: Market, books: number, replyLabel = false): Money {
  const { businessReply, currency, postage } = rulesOf(market);
  return money(books === 0 || (businessReply && replyLabel) ? 0 : postage, currency);
}
