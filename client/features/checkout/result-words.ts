import type { Quote } from '../../../domain/checkout/schemas';
import { formatMoney } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

/** Returns the result of placing. Paying now counts before getting later. */
type Result = { readonly kind: 'get' | 'pay' | 'pay-later'; readonly amount: string } | { readonly kind: 'even' };

function resultOf({ payNow, getLater, settlement }: Quote): Result {
  if (payNow.minor > 0)
    return { kind: settlement === 'swap' ? 'pay-later' : 'pay', amount: formatMoney(payNow, language()) };
  if (getLater.minor > 0) return { kind: 'get', amount: formatMoney(getLater, language()) };
  return { kind: 'even' };
}

/** Returns the big line under the spread: "You get €3.50". */
export function resultSentence(quote: Quote): string {
  const { payNow, getLater } = quote;
  if (payNow.minor > 0 && getLater.minor > 0) {
    return m.checkout_result_pay_get({ pay: formatMoney(payNow, language()), get: formatMoney(getLater, language()) });
  }
  const result = resultOf(quote);
  if (result.kind === 'even') return m.checkout_result_even();
  return result.kind === 'get'
    ? m.checkout_result_get({ amount: result.amount })
    : m.checkout_result_pay({ amount: result.amount });
}

/** Returns the label of the button, named by its result. */
export function placeWords(quote: Quote): string {
  const result = resultOf(quote);
  if (result.kind === 'even') return m.checkout_place_even();
  const { amount } = result;
  if (result.kind === 'get') return m.checkout_place_get({ amount });
  return result.kind === 'pay' ? m.checkout_place_pay({ amount }) : m.checkout_place_pay_later({ amount });
}
