import { canCancelPurchase, cancellationStates } from './cancel';
import type { TradeFacts } from './facts';
import { canTransition } from './transitions';
import { canAnnounceCharityBooks } from '../parcels/charity';
import { canPost } from '../parcels/post';

/**
 * Returns what the person may do with the trade now, as event names of `POST /api/trades/{id}/{event}`.
 * @param options `unposted`: parcels neither posted nor received. `withdrawable`: sold lines that can be withdrawn.
 * `hasReturnToPost`: withdrawn lines wait to be posted. `needsRefundAccount`: a bank refund needs a guest's account.
 * `isPayable`: the trade can be paid by card.
 */
export function allowedEvents(
  facts: TradeFacts,
  {
    unposted,
    withdrawable = 0,
    hasReturnToPost = false,
    needsRefundAccount = false,
    isPayable = false,
  }: {
    readonly unposted: number;
    readonly withdrawable?: number;
    readonly hasReturnToPost?: boolean;
    readonly needsRefundAccount?: boolean;
    readonly isPayable?: boolean;
  },
): string[] {
  return [
    ...(cancellationStates(facts, 'customer') !== null || canCancelPurchase(facts, 'customer') ? ['cancel'] : []),
    ...(canPost(facts, unposted) ? ['post'] : []),
    ...(canAnnounceCharityBooks(facts, unposted) ? ['charity'] : []),
    ...(facts.inbound === 'awaiting-decision' && facts.lines.undecided > 0 ? ['decide'] : []),
    ...(canTransition('outbound', 'delivered', 'customer', facts) ? ['arrived'] : []),
    ...(withdrawable > 0 ? ['withdraw'] : []),
    ...(hasReturnToPost ? ['return-sent'] : []),
    ...(needsRefundAccount ? ['refund-account'] : []),
    ...(isPayable ? ['pay'] : []),
  ];
}
