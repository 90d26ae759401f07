import type { Lifecycle } from '../../lifecycle';
import type { TradeGuard } from './facts';
import { settlementStates, type SettlementState } from './states';

/** Lifecycle of the money. @see docs/product.md#trade-states */
export const settlementLifecycle: Lifecycle<SettlementState, TradeGuard> = {
  states: settlementStates,
  begins: 'agreed',
  moves: [
    { from: 'agreed', to: 'awaiting-payment', by: ['customer', 'shop'], when: 'to-pay' },
    { from: 'agreed', to: 'payout-due', by: ['shop'], when: 'to-pay-out' },
    // An even swap, a payout taken as store credit, or books that were all refused.
    { from: 'agreed', to: 'balanced', by: ['shop'], when: 'nothing-owed' },
    // Money that was not demanded: an overpayment, or books that are not sent after all.
    { from: 'agreed', to: 'refund-due', by: ['staff', 'shop'], when: 'to-refund' },
    { from: 'awaiting-payment', to: 'balanced', by: ['staff', 'shop'], when: 'nothing-to-pay' },
    { from: 'awaiting-payment', to: 'lapsed', by: ['customer', 'staff', 'shop'], when: 'lapse-due' },
    // With `pay-now`, the inbound books are settled after the outbound ones were paid.
    { from: 'balanced', to: 'payout-due', by: ['shop'], when: 'to-pay-out' },
    // A payment after the release: it reserves the books again or is refunded; given books are paid out.
    { from: 'lapsed', to: 'balanced', by: ['staff', 'shop'], when: 'nothing-to-pay' },
    { from: 'lapsed', to: 'payout-due', by: ['shop'], when: 'to-pay-out' },
    { from: 'lapsed', to: 'refund-due', by: ['staff', 'shop'], when: 'to-refund' },
    { from: 'payout-due', to: 'payout-sent', by: ['staff', 'shop'] },
    { from: 'payout-sent', to: 'balanced', by: ['staff', 'shop'] },
    { from: 'payout-sent', to: 'payout-failed', by: ['staff', 'shop'] },
    { from: 'payout-failed', to: 'payout-due', by: ['customer', 'staff'] },
    { from: 'balanced', to: 'refund-due', by: ['staff', 'shop'], when: 'to-refund' },
    { from: 'refund-due', to: 'balanced', by: ['staff', 'shop'], when: 'nothing-to-refund' },
  ],
};
