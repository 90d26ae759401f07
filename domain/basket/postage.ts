import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

/**
 * Postage to us that the shop pays back at settlement: the market's flat postage, unless a business-reply label makes
 * it free beforehand (docs/product.md#postage-to-us). Zero while there is nothing to send.
 */
export function postageToUs(market: Market, books: number, replyLabel = false): Money {
  const { businessReply, currency, postage } = rulesOf(market);
  return money(books === 0 || (businessReply && replyLabel) ? 0 : postage, currency);
}
