import type { InboundLegState, SettlementState } from './states';

/** Steps that only the person can take. */
export const awaitedSteps = ['decide', 'pay', 'check-account', 'add-account', 'send'] as const;
export type AwaitedStep = (typeof awaitedSteps)[number];

/** Returns the step for which a trade waits for the person, the most urgent one; null: the person need not act. */
export function awaitedStep(trade: {
  readonly inbound: InboundLegState | null;
  readonly settlement: SettlementState;
  /** The bank has the payment, which may take days. */
  readonly isPaymentProcessing: boolean;
  /** A bank returned a payout or refund that was not sent again. */
  readonly hasReturnedTransfer: boolean;
  /** The account has payout details. */
  readonly hasBankAccount: boolean;
}): AwaitedStep | null {
  if (trade.inbound === 'awaiting-decision') return 'decide';
  if (trade.settlement === 'awaiting-payment' && !trade.isPaymentProcessing) return 'pay';
  if (trade.settlement === 'payout-failed' || trade.hasReturnedTransfer)
    return trade.hasBankAccount ? 'check-account' : 'add-account';
  return trade.inbound === 'awaiting-parcel' ? 'send' : null;
}
