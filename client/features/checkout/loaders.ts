import type { Me } from '../../../domain/accounts/schemas';
import { settlementsFor } from '../../../domain/checkout/possible';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { read, type ApiClient } from '../../lib/api';

/** The quote with the usual settlement of the lists, and who is here. */
export async function loadCheckout(api: ApiClient): Promise<{ readonly quote: Quote; readonly me: Me }> {
  const [me, { give, take }] = await Promise.all([read(api.me.$get()), read(api.balance.$get())]);
  const [settlement] = settlementsFor(give.books, take.books);
  return { me, quote: await askQuote(api, { settlement: settlement ?? 'pay-now', useStoreCredit: true }) };
}

/** What basket and cart come to with these choices. */
export function askQuote(api: ApiClient, input: QuoteInput): Promise<Quote> {
  return read(api.checkout.quote.$post({ json: input }));
}
