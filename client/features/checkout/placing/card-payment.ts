import type { CheckoutInput, Quote } from '../../../../domain/checkout/schemas';
import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';

/** Returns whether the trade is paid by card at once. */
export function isPaidByCard(
  { payment }: Pick<CheckoutInput, 'payment'>,
  { settlement, payNow, possible }: Quote,
): boolean {
  return (
    settlement === 'pay-now' &&
    payNow.minor > 0 &&
    payment !== undefined &&
    isCardProvider(payment) &&
    possible.payments.includes(payment)
  );
}

/**
 * Requests the address at which a new trade is paid by card. Null if the shop can't give it now. The trade's page has
 * the link too.
 */
export async function requestCardPage(api: ApiClient, trade: string): Promise<string | null> {
  try {
    return (await read(api.trades[':id'].pay.$post({ param: { id: trade } }))).url;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
