import type { Credit } from '../../../domain/accounts/account-schemas';
import type { Trade } from '../../../domain/trades/schemas';
import type { PayoutRow } from '../../../worker/trades/core/trade-rows';
import { bookedOf, minorOf, sumOf, type Comparison } from './comparison';

/** Compares the list of an account's store credit with its balances. `credit`: with the items of all pages. */
export function balanceComparisons({ balances, bonuses, items }: Credit): Comparison[] {
  return balances.flatMap(({ currency, minor }, at): Comparison[] => {
    const own = items.filter(({ amount }) => amount.currency === currency);
    const oldestFirst = own.toReversed();
    const wrong = oldestFirst.filter(
      ({ balance }, until) => balance.minor !== minorOf(oldestFirst.slice(0, until + 1).map(({ amount }) => amount)),
    );
    return [
      [`balance in ${currency}`, minor, minorOf(own.map(({ amount }) => amount))],
      [
        `bonus in ${currency}`,
        bonuses[at]?.minor ?? -1,
        minorOf(own.filter(({ kind }) => kind === 'bonus').map(({ amount }) => amount)),
      ],
      [`balances after the entries in ${currency}`, wrong.length, 0],
    ];
  });
}

/** Compares the entries of a trade in the list of store credit with the ledger of the trade. */
export function tradeCreditComparisons(
  { items }: Credit,
  page: Trade,
  { bonus, payouts }: { readonly bonus: number; readonly payouts: readonly PayoutRow[] },
): Comparison[] {
  const own = items.filter(({ trade }) => trade?.id === page.id);
  const amountOf = (...reasons: readonly string[]) =>
    minorOf(own.filter(({ reason }) => reasons.includes(reason)).map(({ amount }) => amount));
  const refunded = (source: string) =>
    sumOf(
      payouts
        .filter(
          ({ kind, way, reason, state }) =>
            kind === 'refund' && way === 'store-credit' && reason === source && state === 'done',
        )
        .map(({ amount }) => amount),
    );
  return [
    [
      'store credit used by the order',
      amountOf('used', 'given-back'),
      refunded('store-credit') - bookedOf(page, 'credit-used', 'credit-given-back'),
    ],
    [
      'store credit for the books',
      amountOf('trade'),
      refunded('books') + refunded('money') - bookedOf(page, 'taken-as-credit'),
    ],
    ['bonus for the books', amountOf('bonus'), bonus],
  ];
}
