import { isMarket, rulesOf, type Market } from '../../market/market';
import type { Trade } from '../schemas';

/** Facts on which the refund of postage to the shop depends. */
export interface PostageFacts {
  readonly market: Market;
  /** Postage of all parcels as quoted before checkout, in minor units. */
  readonly quoted: number;
  /** Number of parcels of the sale, and of those that have arrived. */
  readonly parcels: number;
  readonly arrived: number;
  /** Copies that the shop keeps. */
  readonly kept: number;
}

/**
 * Returns the postage that the shop refunds at settlement, in minor units: that of the parcels that have arrived, at
 * most the quoted amount. Zero when the shop keeps no copy. The quote of sales before 2026-11-26 is one flat amount for
 * all parcels.
 * @see docs/product.md#postage-to-us
 */
export function refundedPostage({ market, quoted, parcels, arrived, kept }: PostageFacts): number {
  if (kept === 0) return 0;
  return arrived >= parcels ? quoted : Math.min(quoted, arrived * rulesOf(market).postage);
}

/** Returns the postage that is still to be refunded when one more parcel arrives late, in minor units. */
export function latePostage(facts: Omit<PostageFacts, 'kept'>): number {
  const before = refundedPostage({ ...facts, kept: 1 });
  return Math.max(0, Math.min(facts.quoted - before, rulesOf(facts.market).postage));
}

/** Returns the postage that the shop would refund for a trade of the API when it keeps `kept` copies. */
export function expectedPostageRefund(
  { market, rows, inbound }: Pick<Trade, 'market' | 'rows' | 'inbound'>,
  kept: number,
): number {
  const quoted = rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
  if (!isMarket(market) || inbound === null) return 0;
  const { length: parcels } = inbound.parcels;
  const arrived = inbound.parcels.filter(({ receivedAt }) => receivedAt !== null).length;
  return refundedPostage({ market, quoted, parcels, arrived, kept });
}
