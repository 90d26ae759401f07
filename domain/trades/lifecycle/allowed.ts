import { canCancelPurchase, cancellationStates } from './cancel';
import type { TradeFacts } from './facts';
import { canTransition } from './transitions';
import { canAnnounceCharityBooks } from '../parcels/charity';
import { canPost } from '../parcels/post';

/**
 * Returns what the person may do with the trade now, as event names of `POST /api/trades/{id}/{event}`.
 * @param options `unposted`: parcels neither posted nor received. `withdrawable`: sold lines that can be withdrawn.
 * `returning`: withdrawn lines wait to be posted. `asksAccount`: a bank refund needs a guest's account. `payable`: the
 * trade can be paid by card.
 */
export function allowedEvents(
  facts: TradeFacts,
  {
    unposted,
    withdrawable = 0,
    returning = false,
    asksAccount = false,
    payable = false,
  }: {
    readonly unposted: number;
    readonly withdrawable?: number;
    readonly returning?: boolean;
    readonly asksAccount?: boolean;
    readonly payable?: boolean;
  },
): string[] {
  return [
    ...(cancellationStates(facts, 'customer') !== null || canCancelPurchase(facts, 'customer') ? ['cancel'] : []),
    ...(canPost(facts, unposted) ? ['post'] : []),
    ...(canAnnounceCharityBooks(facts, unposted) ? ['charity'] : []),
    ...(facts.inbound === 'awaiting-decision' && facts.lines.undecided > 0 ? ['decide'] : []),
    ...(canTransition('outbound', 'delivered', 'customer', facts) ? ['arrived'] : []),
    ...(withdrawable > 0 ? ['withdraw'] : []),
    ...(returning ? ['return-sent'] : []),
    ...(asksAccount ? ['refund-account'] : []),
    ...(payable ? ['pay'] : []),
  ];
}
