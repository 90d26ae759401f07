import type { Quote } from '../../../../domain/checkout/schemas';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';
import type { Draft } from '../draft';

/** Whether what is placed now is paid by card at once. */
export function isByCard({ payment }: Pick<Draft, 'payment'>, { settlement, payNow, possible }: Quote): boolean {
  return settlement === 'pay-now' && payNow.minor > 0 && payment === 'stripe' && possible.payments.includes('stripe');
}

/**
 * Where a trade that was just placed is paid by card; null when that can't be said now: its page has the way there,
 * too.
 */
export async function cardPage(api: ApiClient, trade: string): Promise<string | null> {
  try {
    return (await read(api.trades[':id'].pay.$post({ param: { id: trade } }))).url;
  } catch (error) {
    if (error instanceof ApiProblem) return null;
    throw error;
  }
}
