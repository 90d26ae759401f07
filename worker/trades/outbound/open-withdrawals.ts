import { z } from 'zod';
import type { OutboundLineRow, TradeRecord, WithdrawalRow } from '../core/trade-rows';

const linesSchema = z.array(z.int());

/** Lines of one withdrawal, by number. */
export function withdrawnLines({ lines }: WithdrawalRow): number[] {
  return linesSchema.parse(JSON.parse(lines));
}

/**
 * A withdrawn line that is waited for, and whose money has not gone back by another way: its parcel may have been lost
 * before.
 */
export function isAwaited({
  state,
  refunded_ahead: isRefunded,
}: Pick<OutboundLineRow, 'state' | 'refunded_ahead'>): boolean {
  return state === 'return-requested' && isRefunded === 0;
}

/** Withdrawals of which a book has not come back yet, oldest first. */
export function openWithdrawals({
  outbound,
  withdrawals,
}: Pick<TradeRecord, 'outbound' | 'withdrawals'>): WithdrawalRow[] {
  const waited = new Set(outbound.filter(isAwaited).map(({ line }) => line));
  return withdrawals.filter((one) => withdrawnLines(one).some((line) => waited.has(line)));
}
