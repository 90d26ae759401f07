import { guards, type TradeFacts } from '../lifecycle/facts';

/**
 * Whether the person may say that a parcel was posted; `unposted`: parcels that are neither marked as posted nor
 * received.
 */
export function mayPost(facts: TradeFacts, unposted: number): boolean {
  return unposted > 0 && (facts.inbound === 'awaiting-parcel' || facts.inbound === 'in-transit') && !guards.late(facts);
}
