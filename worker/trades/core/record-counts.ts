import { blocksPacking } from '../../../domain/trades/money/disputes';
import type { ParcelRow, TradeRecord } from './trade-rows';

/**
 * Returns how many fraud warnings of a trade the desk has yet to check. A dispute that holds the books replaces them.
 * @see docs/decisions/034
 */
export function countOpenWarnings({ warnings, disputes }: TradeRecord): number {
  return blocksPacking(disputes) ? 0 : warnings.filter(({ looked_at: checkedAt }) => checkedAt === null).length;
}

/** Returns how many parcels of an inbound leg have arrived. */
export function countArrivedParcels(parcels: readonly Pick<ParcelRow, 'received_at'>[]): number {
  return parcels.filter(({ received_at: receivedAt }) => receivedAt !== null).length;
}

/** Returns how many parcels of an inbound leg are neither posted nor received. */
export function countUnpostedParcels(parcels: readonly Pick<ParcelRow, 'posted_at' | 'received_at'>[]): number {
  return parcels.filter(({ posted_at: postedAt, received_at: receivedAt }) => postedAt === null && receivedAt === null)
    .length;
}
