import type { Lifecycle } from '../../lifecycle';
import type { TradeGuard } from './facts';
import { outboundLegStates, outboundLineStates, type OutboundLegState, type OutboundLineState } from './states';

/** The books that we send (docs/product.md#trade-states). */
export const outboundLeg: Lifecycle<OutboundLegState, TradeGuard> = {
  states: outboundLegStates,
  begins: 'reserved',
  moves: [
    { from: 'reserved', to: 'packed', by: ['staff'], when: 'paid' },
    { from: 'reserved', to: 'cancelled', by: ['customer', 'staff'] },
    { from: 'reserved', to: 'released', by: ['shop'], when: 'not-paid-in-time' },
    // Money that still comes takes the copies again where they are there.
    { from: 'released', to: 'reserved', by: ['staff', 'shop'], when: 'paid-late' },
    { from: 'packed', to: 'dispatched', by: ['staff'] },
    // Delivered is the desk's mark, the person's "it has arrived", or ten days after dispatch.
    { from: 'dispatched', to: 'delivered', by: ['customer', 'staff', 'shop'] },
    { from: 'dispatched', to: 'lost', by: ['staff'] },
  ],
};

/** One sold line, from its dispatch on. */
export const outboundLine: Lifecycle<OutboundLineState, never> = {
  states: outboundLineStates,
  begins: 'sent',
  moves: [
    { from: 'sent', to: 'return-requested', by: ['customer', 'staff'] },
    // By the shop itself: the days for a refund are over and the return was posted, so nobody waits for its parcel.
    { from: 'return-requested', to: 'returned', by: ['staff', 'shop'] },
    // Copies that were refunded before they were here: of such a return, or of a lost parcel that turns up.
    { from: 'returned', to: 'returned', by: ['staff'] },
    { from: 'sent', to: 'returned', by: ['staff'] },
  ],
};
