import { postageToUs } from '../basket/postage';
import { balanceOf } from '../cart/balance';
import { rulesOf } from '../market/market';
import { money, type Money } from '../money';
import { gradingPolicy } from '../policy';
import { quoteFingerprint } from './fingerprint';
import { possibleFor, problemsOf, settlementsFor, type Deal, type QuoteProblem } from './possible';
import type { Quote, QuoteInput } from './schemas';
import { dealSums } from './sums';
import { vatOf } from './vat';

/** Everything a quote is computed from; nothing else decides it. */
export interface QuoteFacts extends Deal {
  readonly input: QuoteInput;
  /** The account's store credit in the market's currency; zero for a guest. */
  readonly storeCredit: Money;
  /** The business-reply licence of the market is set, so that sending books to us costs the person nothing. */
  readonly replyLabel: boolean;
  /** Parcels of this person in the last months with more than half of the copies refused. */
  readonly badParcels: number;
  /** For the dated VAT row, `YYYY-MM-DD`. */
  readonly today: string;
  /** Problems that only the caller can know: an unpaid transfer, for one. */
  readonly stopped?: readonly QuoteProblem[];
}

/**
 * The checkout's summary (docs/product.md#placing-a-trade). Rows always add up: `sum(rows) = getLater − payNow`; the
 * same facts give the same quote. A settlement that the lists do not allow is answered with the usual one's figures and
 * the problem `settlement-not-possible`; `problems` is empty exactly when the trade can be placed.
 */
export function quote(facts: QuoteFacts): Quote {
  const { basket, cart, market, input, storeCredit, who } = facts;
  const { currency, payouts, postage } = rulesOf(market);
  const inCurrency = (amount: number) => money(amount, currency);
  const open = settlementsFor(basket.books, cart.books);
  const settlement = open.includes(input.settlement) ? input.settlement : (open[0] ?? input.settlement);
  const payout = input.payout !== undefined && payouts.includes(input.payout) ? input.payout : payouts[0];
  const sums = dealSums({
    settlement,
    give: basket.total.minor,
    giveBooks: basket.books,
    postageToUs: postageToUs(market, basket.books, facts.replyLabel).minor,
    take: cart.subtotal.minor,
    takeBooks: cart.books,
    postageToYou: cart.postage.minor,
    creditAvailable: input.useStoreCredit && who === 'account' ? Math.max(0, storeCredit.minor) : 0,
    payoutAsCredit: payout === 'store-credit',
  });
  const settled: Omit<Quote, 'quote'> = {
    basket,
    cart,
    balance: balanceOf(basket, cart, market),
    settlement,
    possible: possibleFor(facts),
    rows: sums.rows.map(({ code, books, amount }) => ({ code, books, amount: inCurrency(amount) })),
    payNow: inCurrency(sums.payNow),
    getLater: inCurrency(sums.getLater),
    getLaterAsCredit: inCurrency(sums.getLaterAsCredit),
    storeCredit: { available: storeCredit, used: inCurrency(sums.creditUsed) },
    returnPostage: inCurrency(basket.books > 0 && facts.badParcels >= gradingPolicy.badParcels ? postage : 0),
    market,
    vat: vatOf(cart, market, facts.today),
    problems: [...problemsOf(facts, { input, settlement, payNow: sums.payNow }), ...(facts.stopped ?? [])].map(
      ({ code, facts: told }) => ({ code, facts: { ...told } }),
    ),
  };
  return { ...settled, quote: quoteFingerprint(settled) };
}
