import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';

/**
 * Returns the inbound postage that the shop refunds at settlement: the market's flat amount for each parcel that the
 * weight of the books needs, or zero with a business-reply label. `parcels` is 0 without books.
 * @see docs/product.md#postage-to-us
 */
export function inboundPostage(market: Market, parcels: number, replyLabel = false): Money {
  const { businessReply, currency, postage } = rulesOf(market);
  return money(businessReply && replyLabel ? 0 : parcels * postage, currency);
}
