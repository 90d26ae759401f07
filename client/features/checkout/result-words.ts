import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { hasTwoTotals } from './money/quote-figures';

/** The sums of an order that decide its words. */
export interface OrderSums extends Pick<Quote, 'payNow' | 'getLater' | 'settlement'> {
  readonly basket: Pick<Quote['basket'], 'books'>;
  readonly cart: Pick<Quote['cart'], 'books'>;
}

/** Returns the big line under the balance: "You get €3.50". */
export function resultSentence(quote: Pick<Quote, 'payNow' | 'getLater' | 'settlement' | 'storeCredit'>): string {
  const { payNow, getLater, storeCredit } = quote;
  if (hasTwoTotals(quote)) {
    const get = formatMoney(getLater, language());
    if (payNow.minor > 0) return m.checkout_result_pay_get({ pay: formatMoney(payNow, language()), get });
    return m.checkout_result_credit_get({ pay: formatMoney(storeCredit.used, language()), get });
  }
  if (payNow.minor > 0) return m.checkout_result_pay({ amount: formatMoney(payNow, language()) });
  if (getLater.minor > 0) return m.checkout_result_get({ amount: formatMoney(getLater, language()) });
  return m.checkout_result_even();
}

/**
 * Returns the label of the button. With a purchase it has only the words of the law, and the total above
 * it has the amount. A sale alone names its amount.
 * @see directive 2011/83/EU, article 8(2)
 */
export function placeWords({ basket, cart, payNow, getLater, settlement }: OrderSums): string {
  if (cart.books === 0) return m.checkout_place_get({ amount: formatMoney(getLater, language()) });
  if (payNow.minor > 0) return settlement === 'swap' ? m.checkout_place_pay_later() : m.checkout_place_pay();
  return basket.books > 0 ? m.checkout_place_both() : m.checkout_place_pay();
}
