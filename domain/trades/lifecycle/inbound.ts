import type { Lifecycle } from '../../lifecycle';
import type { TradeGuard } from './facts';
import { inboundLegStates, inboundLineStates, type InboundLegState, type InboundLineState } from './states';

/**
 * Lifecycle of the books that come to us. A parcel that was not marked as posted makes two moves in one batch:
 * `in-transit`, `received`. An expired leg is received like any other when its parcel arrives.
 * @see docs/product.md#trade-states
 */
export const inboundLifecycle: Lifecycle<InboundLegState, TradeGuard> = {
  states: inboundLegStates,
  begins: 'awaiting-parcel',
  moves: [
    { from: 'awaiting-parcel', to: 'in-transit', by: ['customer', 'staff', 'shop'] },
    { from: 'awaiting-parcel', to: 'cancelled', by: ['customer', 'staff'] },
    { from: 'awaiting-parcel', to: 'expired', by: ['shop'], when: 'parcel-overdue' },
    { from: 'in-transit', to: 'received', by: ['staff', 'shop'], when: 'parcels-arrived' },
    { from: 'in-transit', to: 'expired', by: ['shop'], when: 'parcel-overdue' },
    { from: 'expired', to: 'received', by: ['staff', 'shop'], when: 'parcels-arrived' },
    { from: 'received', to: 'graded', by: ['staff'], when: 'all-graded' },
    { from: 'graded', to: 'awaiting-decision', by: ['shop'], when: 'decision-needed' },
    { from: 'graded', to: 'accepted', by: ['shop'], when: 'nothing-to-decide' },
    { from: 'awaiting-decision', to: 'accepted', by: ['customer', 'shop'], when: 'decided' },
    { from: 'accepted', to: 'settled', by: ['shop'] },
  ],
};

/** Lifecycle of one inbound copy; a copy that is not kept is returned or recycled, as the person decides. */
export const inboundLineLifecycle: Lifecycle<InboundLineState, never> = {
  states: inboundLineStates,
  begins: 'offered',
  moves: [
    { from: 'offered', to: 'as-said', by: ['staff'] },
    { from: 'offered', to: 'regraded', by: ['staff'] },
    { from: 'offered', to: 'rejected', by: ['staff'] },
    { from: 'offered', to: 'missing', by: ['staff'] },
    // Staff undo a wrong scan while they grade the parcel.
    { from: 'as-said', to: 'offered', by: ['staff'] },
    { from: 'regraded', to: 'offered', by: ['staff'] },
    { from: 'rejected', to: 'offered', by: ['staff'] },
    { from: 'missing', to: 'offered', by: ['staff'] },
    { from: 'regraded', to: 'returning', by: ['customer', 'shop'] },
    { from: 'regraded', to: 'recycled', by: ['customer', 'shop'] },
    { from: 'rejected', to: 'returning', by: ['customer', 'shop'] },
    { from: 'rejected', to: 'recycled', by: ['customer', 'shop'] },
    { from: 'returning', to: 'returned', by: ['staff'] },
  ],
};
