import type { Me } from '../../../domain/accounts/schemas';
import { settlementsFor } from '../../../domain/checkout/options';
import type { Quote, QuoteInput } from '../../../domain/checkout/schemas';
import { read, type ApiClient } from '../../lib/api';
import { nothingSaved, type Saved } from './address/saved-for-checkout';

/**
 * Loads the quote, the account and its stored data. `chosen` are choices of a posted form; without them the quote has
 * the usual settlement of the lists.
 */
export async function loadCheckout(
  api: ApiClient,
  chosen: Partial<QuoteInput> = {},
): Promise<{ readonly quote: Quote; readonly me: Me; readonly saved: Saved }> {
  const [me, { give, take }] = await Promise.all([read(api.me.$get()), read(api.balance.$get())]);
  const open = settlementsFor(give.books, take.books);
  const settlement = open.find((each) => each === chosen.settlement) ?? open[0] ?? 'pay-now';
  const [quote, saved] = await Promise.all([
    askQuote(api, { useStoreCredit: true, ...chosen, settlement }),
    me.account === null ? nothingSaved : loadSaved(api),
  ]);
  return { me, quote, saved };
}

/** Loads the stored data of the account. If that fails, the person types them. */
async function loadSaved(api: ApiClient): Promise<Saved> {
  const [addresses, account] = await Promise.all([
    read(api.account.addresses.$get()).catch(() => null),
    read(api.account.$get()).catch(() => null),
  ]);
  return { addresses: addresses?.items ?? [], payout: account?.payoutDetails ?? null };
}

/** Loads the sums of basket and cart with these choices. */
export function askQuote(api: ApiClient, input: QuoteInput): Promise<Quote> {
  return read(api.checkout.quote.$post({ json: input }));
}
