import { inboundPostage } from '../basket/postage';
import { balanceOf } from '../cart/balance';
import { rulesOf } from '../market/market';
import { money } from '../money';
import { gradingPolicy } from '../policy/grading';
import type { CreditByKind } from './credit';
import { quoteFingerprint } from './fingerprint';
import { optionsFor, problemsOf, settlementsFor, type OptionFacts, type QuoteProblem } from './options';
import type { Quote, QuoteInput } from './schemas';
import { dealSums } from './sums';
import { unboundCostOfCart } from './unbound-cost';
import { vatOf } from './vat';

const noCredit: CreditByKind = { earned: 0, bonus: 0 };

/** All facts that decide a quote. */
export interface QuoteFacts extends OptionFacts {
  readonly input: QuoteInput;
  /** Store credit of the account in the market's currency, in minor units; zero for a guest. */
  readonly storeCredit: CreditByKind;
  /** The market has a business-reply licence, so that inbound postage is free for the person. */
  readonly replyLabel: boolean;
  /** Number of this person's parcels in the last months with more than half of the copies refused. */
  readonly badParcels: number;
  /** Day (`YYYY-MM-DD`) that decides the VAT rate. */
  readonly today: string;
  /** Problems that only the caller can know, such as an unpaid transfer. */
  readonly stopped?: readonly QuoteProblem[];
}

/**
 * Returns the summary of the checkout. Rows add up: `sum(rows) = getLater − payNow`. Where no settlement is chosen, or
 * one that the lists do not allow, it has the usual one; the latter has the problem `settlement-not-possible`.
 * `problems` is empty exactly when the trade can be placed.
 * @see docs/product.md#placing-a-trade
 */
export function quote(facts: QuoteFacts): Quote {
  const { basket, cart, market, input, storeCredit, customerKind } = facts;
  const { currency, payouts, postage } = rulesOf(market);
  const inCurrency = (amount: number) => money(amount, currency);
  const open = settlementsFor(basket.books, cart.books);
  const wanted = input.settlement;
  const settlement = wanted !== undefined && open.includes(wanted) ? wanted : (open[0] ?? wanted ?? 'pay-now');
  const payout = input.payout !== undefined && payouts.includes(input.payout) ? input.payout : payouts[0];
  const sums = dealSums({
    settlement,
    basketAmount: basket.total.minor,
    basketBooks: basket.books,
    inboundPostage: inboundPostage(market, basket.parcels, facts.replyLabel).minor,
    cartAmount: cart.subtotal.minor,
    cartBooks: cart.books,
    outboundPostage: cart.postage.minor,
    unboundCost: unboundCostOfCart(cart),
    creditAvailable: input.useStoreCredit && customerKind === 'account' ? storeCredit : noCredit,
    payoutAsCredit: payout === 'store-credit',
  });
  const settled: Omit<Quote, 'quote'> = {
    basket,
    cart,
    balance: balanceOf(basket, cart, market),
    settlement,
    possible: optionsFor(facts),
    rows: sums.rows.map(({ code, books, amount }) => ({ code, books, amount: inCurrency(amount) })),
    payNow: inCurrency(sums.payNow),
    getLater: inCurrency(sums.getLater),
    getLaterAsCredit: inCurrency(sums.getLaterAsCredit),
    storeCredit: {
      available: inCurrency(storeCredit.earned + storeCredit.bonus),
      used: inCurrency(sums.creditUsed.earned + sums.creditUsed.bonus),
      bonus: inCurrency(storeCredit.bonus),
      bonusUsed: inCurrency(sums.creditUsed.bonus),
    },
    returnPostage: inCurrency(basket.books > 0 && facts.badParcels >= gradingPolicy.badParcels ? postage : 0),
    market,
    vat: vatOf(cart, market, facts.today),
    problems: [...problemsOf(facts, { input, settlement, payNow: sums.payNow }), ...(facts.stopped ?? [])].map(
      ({ code, facts: details }) => ({ code, facts: { ...details } }),
    ),
  };
  return { ...settled, quote: quoteFingerprint(settled) };
}
