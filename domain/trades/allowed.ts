import { cancelling } from './cancel';
import { guards, type TradeFacts } from './facts';

/**
 * What the person may do with the trade now, as event names of `POST /api/trades/{id}/{event}`. `unposted`: parcels that
 * are neither marked as posted nor received.
 */
export function personSteps(facts: TradeFacts, { unposted }: { readonly unposted: number }): string[] {
  const posts = unposted > 0 && (facts.inbound === 'awaiting-parcel' || facts.inbound === 'in-transit') && !guards.late(facts);
  return [
    ...(cancelling(facts, 'customer') === null ? [] : ['cancel']),
    ...(posts ? ['post'] : []),
    ...(facts.inbound === 'awaiting-decision' && facts.lines.undecided > 0 ? ['decide'] : []),
  ];
}
