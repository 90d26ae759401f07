import { splitRows } from '../../../../domain/checkout/row-sides';
import { unboundCostOfCart } from '../../../../domain/checkout/unbound-cost';
import { dealSums } from '../../../../domain/checkout/sums';
import type { Quote, QuoteRow, Settlement } from '../../../../domain/checkout/schemas';
import { money, type Money } from '../../../../domain/money';

export interface Figures {
  readonly payNow: Money;
  readonly getLater: Money;
  /** Store credit that the order uses when it is placed. */
  readonly credit: Money;
}

const amountOf = (quote: Quote, code: QuoteRow['code']) =>
  Math.abs(quote.rows.find((row) => row.code === code)?.amount.minor ?? 0);

/** Returns the sum of another settlement or payout, by the rule of the quote. */
export function figuresFor(
  quote: Quote,
  choice: { readonly settlement: Settlement; readonly asCredit: boolean; readonly useStoreCredit: boolean },
): Figures {
  const { basket, cart, storeCredit } = quote;
  const { currency } = quote.payNow;
  const sums = dealSums({
    settlement: choice.settlement,
    basketAmount: basket.total.minor,
    basketBooks: basket.books,
    inboundPostage: amountOf(quote, 'postage-to-us'),
    cartAmount: cart.subtotal.minor,
    cartBooks: cart.books,
    outboundPostage: cart.postage.minor,
    unboundCost: unboundCostOfCart(cart),
    creditAvailable: choice.useStoreCredit
      ? { earned: storeCredit.available.minor - storeCredit.bonus.minor, bonus: storeCredit.bonus.minor }
      : { earned: 0, bonus: 0 },
    payoutAsCredit: choice.asCredit,
  });
  return {
    payNow: money(sums.payNow, currency),
    getLater: money(sums.getLater, currency),
    credit: money(sums.creditUsed.earned + sums.creditUsed.bonus, currency),
  };
}

export interface SumGroup {
  readonly rows: readonly QuoteRow[];
  readonly total: {
    readonly kind: 'get' | 'get-later' | 'pay' | 'pay-now' | 'pay-later' | 'even';
    readonly amount: Money;
  };
}

/** Returns whether a quote has two totals: one to pay now, with money or store credit, and one to get later. */
export const hasTwoTotals = ({ settlement, getLater }: Pick<Quote, 'settlement' | 'getLater'>): boolean =>
  settlement === 'pay-now' && getLater.minor > 0;

/**
 * Returns the rows of the sums under their totals. Paying now and being paid later are two sums; every other settlement
 * is one.
 */
export function sumGroups(quote: Quote): SumGroup[] {
  const { rows, payNow, getLater, settlement } = quote;
  if (hasTwoTotals(quote)) {
    const { outgoing, incoming } = splitRows(rows);
    return [
      { rows: outgoing, total: { kind: 'pay-now', amount: payNow } },
      { rows: incoming, total: { kind: 'get-later', amount: getLater } },
    ];
  }
  if (payNow.minor > 0) return [{ rows, total: { kind: settlement === 'swap' ? 'pay-later' : 'pay', amount: payNow } }];
  return [{ rows, total: { kind: getLater.minor > 0 ? 'get' : 'even', amount: getLater } }];
}
