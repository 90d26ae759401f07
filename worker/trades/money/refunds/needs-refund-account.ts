import type { TradeRecord } from '../../core/trade-rows';

/** Whether a refund by bank has to wait for a guest's account, or could still go to another one. */
export function needsRefundAccount({ trade, payouts }: Pick<TradeRecord, 'trade' | 'payouts'>): boolean {
  return (
    trade.account === null &&
    payouts.some(
      ({ kind, way, state }) => kind === 'refund' && way === 'bank' && (state === 'due' || state === 'failed'),
    )
  );
}
