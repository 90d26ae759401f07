import { deadlineAfterDays, deadlineAfterWorkingDays } from '../calendar/working-days';
import type { CustomerKind } from '../policy/customer-kind';
import type { Market } from '../market/market-codes';
import { paymentPolicy } from '../policy/payments';
import { addMs, minuteMs } from '../time';
import { transferTerm } from './transfer-term';
import { isCardProvider, type paymentMethods } from '../trades/money/card-providers';

/**
 * Returns the instant (ISO 8601) by which an order must be paid. By card: the end of the reservation, until a payment
 * begins. By bank transfer: the end of a working day in the market's time zone.
 */
export function paymentDeadline(order: {
  readonly payment: (typeof paymentMethods)[number];
  readonly customerKind: CustomerKind;
  readonly placedAt: string;
  readonly market: Market;
}): string {
  const { payment, customerKind, placedAt, market } = order;
  if (isCardProvider(payment)) return addMs(placedAt, paymentPolicy.reserveMinutes * minuteMs);
  const { unit, count } = transferTerm(customerKind);
  return unit === 'days'
    ? deadlineAfterDays(placedAt, count, market)
    : deadlineAfterWorkingDays(placedAt, count, market);
}
