import { z } from 'zod';
import type { TradeRecord, WithdrawalRow } from './trade-rows';

const linesSchema = z.array(z.int());

/** Lines of one withdrawal, by number. */
export function linesOf({ lines }: WithdrawalRow): number[] {
  return linesSchema.parse(JSON.parse(lines));
}

/** Withdrawals of which a book has not come back yet, oldest first. */
export function openWithdrawals({ outbound, withdrawals }: Pick<TradeRecord, 'outbound' | 'withdrawals'>): WithdrawalRow[] {
  const waited = new Set(outbound.filter(({ state }) => state === 'return-requested').map(({ line }) => line));
  return withdrawals.filter((one) => linesOf(one).some((line) => waited.has(line)));
}
