import { dueAfter, dueAfterWorkingDays } from '../calendar/working-days';
import type { Market } from '../market/market-codes';
import { paymentPolicy } from '../policy';
import { later, minuteMs } from '../time';
import { transferTerm, type Payer } from './transfer-term';

/**
 * Returns the instant (ISO 8601) by which an order placed at `placedAt` must be paid. By card: until a payment begins.
 * By transfer: the end of the last day by the clock of the market, which is always a working day there.
 */
export function payBy(order: {
  readonly payment: 'bank-transfer' | 'stripe';
  readonly payer: Payer;
  readonly placedAt: string;
  readonly market: Market;
}): string {
  const { payment, payer, placedAt, market } = order;
  if (payment === 'stripe') return later(placedAt, paymentPolicy.reserveMinutes * minuteMs);
  const { unit, count } = transferTerm(payer);
  return unit === 'days' ? dueAfter(placedAt, count, market) : dueAfterWorkingDays(placedAt, count, market);
}
