import type { Me } from '../../../domain/accounts/schemas';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import { noSavedData, type SavedData } from './address/saved-for-checkout';

/**
 * Loads the quote, the account and its stored data. `chosen` are choices of a posted form; without them the quote has
 * the usual settlement of the lists.
 */
export async function loadCheckout(
  api: ApiClient,
  chosen: Partial<QuoteInput> = {},
): Promise<{ readonly quote: Quote; readonly me: Me; readonly saved: SavedData }> {
  const quoteRead = retryWhenOpen(api, () => loadQuote(api, { useStoreCredit: true, ...chosen }));
  const person = read(api.me.$get()).then(async (me) => ({
    me,
    saved: me.account === null ? noSavedData : await loadSaved(api),
  }));
  const [quote, { me, saved }] = await Promise.all([quoteRead, person]);
  return { me, quote, saved };
}

/**
 * Sends a request. If the shop is closed, it waits for the opening and sends the request again. Reads wait by
 * themselves, but a quote has a body.
 */
async function retryWhenOpen<Answer>(api: ApiClient, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiProblem && error.code === 'maintenance')) throw error;
    await read(api.me.$get());
    return retryWhenOpen(api, ask);
  }
}

/** Loads the quote of these choices. A settlement that the lists no longer allow is left out. */
async function loadQuote(api: ApiClient, { settlement, ...others }: QuoteInput): Promise<Quote> {
  if (settlement === undefined) return requestQuote(api, others);
  const quote = await requestQuote(api, { settlement, ...others });
  return quote.settlement === settlement ? quote : requestQuote(api, others);
}

/** Loads the stored data of the account. If that fails, the person types them. */
async function loadSaved(api: ApiClient): Promise<SavedData> {
  const [addresses, account] = await Promise.all([
    read(api.account.addresses.$get()).catch(() => null),
    read(api.account.$get()).catch(() => null),
  ]);
  return { addresses: addresses?.items ?? [], payout: account?.payoutDetails ?? null };
}

/** Loads the sums of basket and cart with these choices. */
export function requestQuote(api: ApiClient, input: QuoteInput): Promise<Quote> {
  return read(api.checkout.quote.$post({ json: input }));
}
