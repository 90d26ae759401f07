import type { Lifecycle } from '../../lifecycle';
import type { TradeGuard } from './facts';
import { outboundLegStates, outboundLineStates, type OutboundLegState, type OutboundLineState } from './states';

/** Lifecycle of the books that we send. @see docs/product.md#trade-states */
export const outboundLifecycle: Lifecycle<OutboundLegState, TradeGuard> = {
  states: outboundLegStates,
  begins: 'reserved',
  moves: [
    { from: 'reserved', to: 'packed', by: ['staff'], when: 'paid' },
    { from: 'reserved', to: 'cancelled', by: ['customer', 'staff'] },
    { from: 'reserved', to: 'released', by: ['shop'], when: 'release-due' },
    // A late payment reserves the copies again when they are free.
    { from: 'released', to: 'reserved', by: ['staff', 'shop'], when: 'payment-after-release' },
    { from: 'packed', to: 'dispatched', by: ['staff'] },
    // The buyer withdrew before dispatch: staff stop the parcel.
    { from: 'packed', to: 'cancelled', by: ['staff'] },
    // Marked by staff, confirmed by the person, or ten days after dispatch.
    { from: 'dispatched', to: 'delivered', by: ['customer', 'staff', 'shop'] },
    { from: 'dispatched', to: 'lost', by: ['staff'] },
  ],
};

/** Lifecycle of one sold line after dispatch. */
export const outboundLineLifecycle: Lifecycle<OutboundLineState, never> = {
  states: outboundLineStates,
  begins: 'sent',
  moves: [
    { from: 'sent', to: 'return-requested', by: ['customer', 'staff'] },
    // By the shop: the return was posted and the refund is due, so it does not wait for the parcel.
    { from: 'return-requested', to: 'returned', by: ['staff', 'shop'] },
    // Copies that arrive after their refund: of such a return, or of a lost parcel that turns up.
    { from: 'returned', to: 'returned', by: ['staff'] },
    { from: 'sent', to: 'returned', by: ['staff'] },
  ],
};
