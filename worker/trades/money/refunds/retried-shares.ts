import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { balancesOf } from '../../../../domain/trades/money/ledger';
import type { PayoutRow, TradeRecord } from '../../core/trade-rows';
import { amountOf } from './failed-amounts';
import { refundSource } from './refund-ref';
import { refundShares, type RefundShare } from './refund-statements';

/**
 * Returns the refunds that replace a failed refund by `way`, for the amount owed now. Other failed refunds are not in
 * them, because the desk decides about each. `record` is without the failed refund.
 */
export function retriedShares(
  record: TradeRecord,
  failed: Pick<PayoutRow, 'reason'>,
  way: PayoutRow['way'],
): RefundShare[] {
  const source = refundSource(failed);
  const shares = refundShares(record, record.ledger, Math.max(0, balancesOf(record.ledger).purchase));
  const [others, own] = [
    shares.filter(({ paidBy }) => paidBy !== source),
    shares.filter(({ paidBy }) => paidBy === source),
  ];
  const [first] = own;
  if (first === undefined) return others;
  const amount = amountOf(own);
  // A card gets at most what it paid.
  const byWay = isCardProvider(way) ? amountOf(own.filter((share) => isCardProvider(share.way))) : amount;
  return [
    ...others,
    { ...first, way, amount: byWay },
    { ...first, way: 'bank' as const, amount: amount - byWay },
  ].filter((share) => share.amount > 0);
}
