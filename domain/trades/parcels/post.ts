import { inboundStateFacts } from '../lifecycle/state-facts';
import { guards, type TradeFacts } from '../lifecycle/facts';

/** Returns whether the person may mark a parcel as posted. `unposted`: parcels neither posted nor received. */
export function canPost(facts: TradeFacts, unposted: number): boolean {
  return (
    unposted > 0 &&
    facts.inbound !== null &&
    inboundStateFacts[facts.inbound].canPost &&
    !guards['parcel-overdue'](facts)
  );
}
