import { z } from 'zod';
import type { OutboundLineRow, TradeRecord, WithdrawalRow } from '../core/trade-rows';

const linesSchema = z.array(z.int());

/** Returns the line numbers of a withdrawal. */
export function withdrawnLines({ lines }: WithdrawalRow): number[] {
  return linesSchema.parse(JSON.parse(lines));
}

/** Returns whether a withdrawn line is awaited and not yet refunded. A lost parcel can have been refunded before. */
export function isAwaited({
  state,
  refunded_ahead: isRefunded,
}: Pick<OutboundLineRow, 'state' | 'refunded_ahead'>): boolean {
  return state === 'return-requested' && isRefunded === 0;
}

/** Returns the withdrawals with an awaited line, oldest first. */
export function awaitedWithdrawals({
  outbound,
  withdrawals,
}: Pick<TradeRecord, 'outbound' | 'withdrawals'>): WithdrawalRow[] {
  const awaited = new Set(outbound.filter(isAwaited).map(({ line }) => line));
  return withdrawals.filter((withdrawal) => withdrawnLines(withdrawal).some((line) => awaited.has(line)));
}
