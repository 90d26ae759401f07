import { estimateGrams } from '../../basket/parcels';
import { parcelPolicy } from '../../policy/parcels';
import type { TradeFacts } from '../lifecycle/facts';
import { canPost } from './post';

/** Assumed weight of a book for charity in grams: a usual paperback. The customer does not name the books. */
const usualGrams = estimateGrams(null, 'paperback');

/**
 * Returns how many books for charity fit into a trade's parcels beside the sold ones. They never need another parcel,
 * because the shop refunds the postage of each.
 * @param parcels weight of the sold books in each parcel, in grams
 */
export function maxCharityBooks(parcels: readonly { readonly grams: number }[]): number {
  let books = 0;
  for (const { grams } of parcels) books += Math.max(0, Math.floor((parcelPolicy.maxGrams - grams) / usualGrams));
  return Math.min(parcelPolicy.charityBooks, books);
}

/**
 * Returns whether the person may say how many books for charity the parcels have: while a parcel is not posted and none
 * has arrived. `unposted`: parcels neither posted nor received.
 */
export function canAnnounceCharityBooks(facts: TradeFacts, unposted: number): boolean {
  return facts.parcels.arrived === 0 && canPost(facts, unposted);
}
