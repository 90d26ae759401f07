import type { Balance } from '../../../domain/cart/schemas';
import { formatMoney, formatNumber } from '../../../domain/format';
import type { Language } from '../../../domain/language';
import { money, type Money } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';

export interface BalanceSide {
  /** "14 to give", or "nothing yet". */
  readonly label: string;
  readonly amount: string;
}

/** Balance in words, the same for all its sizes. */
export interface BalanceView {
  readonly state: 'empty' | 'to-go' | 'get' | 'pay' | 'even';
  /** Share of the beam that is give: 0 to 1, a half when both lists are empty. */
  readonly share: number;
  readonly give: BalanceSide;
  /** Postage to us that the shop refunds, as a sentence. */
  readonly postageRefund: string | null;
  readonly take: BalanceSide;
  /** "you get" · "€3.50". */
  readonly result: BalanceSide;
  /** The result as one sentence: "You get €3.50". */
  readonly sentence: string;
  /** Short label, full label and target of the button to the next step. */
  readonly next: { readonly verb: string; readonly label: string; readonly to: '/checkout' | '/basket' };
}

const withoutSign = (amount: Money): Money => money(Math.abs(amount.minor), amount.currency);

/**
 * Returns the state of the balance. The minimum counts only while there is nothing to take: a swap or a cart can be
 * checked out below it.
 */
function stateOf({ give, take, difference }: Balance): BalanceView['state'] {
  if (give.books === 0 && take.books === 0) return 'empty';
  if (take.books === 0 && give.missing.minor > 0) return 'to-go';
  if (difference.minor === 0) return 'even';
  return difference.minor > 0 ? 'get' : 'pay';
}

/**
 * Returns the words and proportions of a balance in a language. Both sides include their postage, so that they add up
 * to the result.
 */
export function balanceView(balance: Balance, language: Language): BalanceView {
  const { give, take, difference } = balance;
  const state = stateOf(balance);
  const weight = give.total.minor + take.total.minor;
  const amount = formatMoney(withoutSign(difference), language);
  const missing = formatMoney(give.missing, language);
  const countWords = (count: number) => ({ count, shown: formatNumber(count, language) });
  return {
    state,
    share: weight === 0 ? 0.5 : give.total.minor / weight,
    give: {
      label: give.books === 0 ? m.balance_nothing_yet() : m.balance_to_give(countWords(give.books)),
      amount: formatMoney(give.total, language),
    },
    postageRefund:
      give.postage.minor === 0 ? null : m.balance_postage_back({ amount: formatMoney(give.postage, language) }),
    take: {
      label: take.books === 0 ? m.balance_nothing_yet() : m.balance_to_take(countWords(take.books)),
      amount: formatMoney(take.total, language),
    },
    ...resultWords(
      state,
      amount,
      missing,
      formatMoney(money(give.total.minor - give.postage.minor + give.missing.minor, give.total.currency), language),
    ),
  };
}

function resultWords(
  state: BalanceView['state'],
  amount: string,
  missing: string,
  minimum: string,
): Pick<BalanceView, 'result' | 'sentence' | 'next'> {
  if (state === 'to-go') {
    const words = m.balance_missing({ amount: missing });
    return {
      result: { label: words, amount: minimum },
      sentence: m.balance_result_missing({ amount: missing }),
      next: { verb: m.balance_open_basket(), label: m.balance_open_basket(), to: '/basket' },
    };
  }
  if (state === 'get') {
    return {
      result: { label: m.balance_you_get(), amount },
      sentence: m.balance_result_get({ amount }),
      next: { verb: m.balance_check_out(), label: m.balance_check_out_get({ amount }), to: '/checkout' },
    };
  }
  if (state === 'pay') {
    return {
      result: { label: m.balance_you_pay(), amount },
      sentence: m.balance_result_pay({ amount }),
      next: { verb: m.balance_check_out(), label: m.balance_check_out_pay({ amount }), to: '/checkout' },
    };
  }
  return {
    result: { label: m.balance_even(), amount },
    sentence: m.balance_result_even(),
    next: { verb: m.balance_check_out(), label: m.balance_check_out_even(), to: '/checkout' },
  };
}
