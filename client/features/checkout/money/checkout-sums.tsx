import type { Quote } from '../../../../domain/checkout/schemas';
import { formatMoney } from '../../../../domain/format';
import { money, type Money } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { rowWords } from '../../../lib/words/row-words';
import { SectionHead } from '../../../ui/text/section-head';
import { Sum, Sums } from '../../../ui/figures/sums';
import { toneOfAmount } from '../../../ui/figures/tone-of-amount';
import { OrderedBooks } from '../books/ordered-books';
import { sumGroups, type SumGroup } from './quote-figures';

const totals: Record<SumGroup['total']['kind'], (asCredit: boolean) => string> = {
  get: (asCredit) => (asCredit ? m.checkout_total_get_credit() : m.checkout_total_get()),
  'get-later': () => m.checkout_total_get_later(),
  pay: () => m.checkout_total_pay(),
  'pay-now': () => m.checkout_total_pay_now(),
  'pay-later': () => m.checkout_total_pay_later(),
  even: () => m.checkout_total_even(),
};

/** Sums of the checkout: every row and the total. */
export function CheckoutSums({ quote }: { readonly quote: Quote }) {
  const asCredit = quote.rows.some((row) => row.code === 'credit-bonus');
  return (
    <>
      <SectionHead size="block" title={m.checkout_adds_up()} />
      <OrderedBooks cart={quote.cart} />
      {sumGroups(quote).map(({ rows, total }) => (
        <Sums key={total.kind}>
          {rows.map((row) => (
            <Sum
              key={row.code}
              label={rowWords(row)}
              amount={rowAmount(row.amount, total.kind)}
              tone={toneOfAmount(row.amount.minor)}
            />
          ))}
          <Sum isTotal label={totals[total.kind](asCredit)} amount={formatMoney(total.amount, language())} />
        </Sums>
      ))}
    </>
  );
}

/** Returns a row's amount so that the rows add up to the shown total: costs have no sign where the person pays. */
function rowAmount({ minor, currency }: Money, kind: SumGroup['total']['kind']): string {
  return kind.startsWith('pay')
    ? formatMoney(money(0 - minor, currency), language())
    : formatMoney(money(minor, currency), language(), { sign: 'always' });
}
