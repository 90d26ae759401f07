import type { TradeRecord } from '../../core/trade-rows';

/** Returns whether an unsent refund by bank needs, or could still change, the account of a guest. */
export function needsRefundAccount({ trade, payouts }: Pick<TradeRecord, 'trade' | 'payouts'>): boolean {
  return (
    trade.account === null &&
    payouts.some(
      ({ kind, way, state }) => kind === 'refund' && way === 'bank' && (state === 'due' || state === 'failed'),
    )
  );
}
