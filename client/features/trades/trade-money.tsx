import { formatMoney } from '../../../domain/format';
import { money } from '../../../domain/money';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';
import { rowWords } from '../../lib/row-words';
import { SectionHead } from '../../ui/section-head';
import { Sum, Sums } from '../../ui/sums';
import { isCancelled } from './next-steps';

/** The money as agreed, row by row, and what it comes to. */
export function TradeMoney({ trade }: { readonly trade: Trade }) {
  const { rows, difference } = trade;
  // What was agreed still stands there, but nothing is owed any more.
  const isOver = isCancelled(trade) || trade.settlementState === 'lapsed';
  const amount = formatMoney(money(Math.abs(difference.minor), difference.currency), language());
  return (
    <section>
      <SectionHead size="block" title={m.trade_money()} />
      <Sums>
        {rows.map((row) => (
          <Sum
            key={row.code}
            label={rowWords(row)}
            amount={formatMoney(row.amount, language(), { sign: 'always' })}
            tone={row.amount.minor > 0 ? 'give' : row.amount.minor < 0 ? 'take' : 'ink'}
          />
        ))}
        {isOver ? null : <Sum total label={totalWords(trade)} amount={amount} />}
      </Sums>
    </section>
  );
}

function totalWords({ difference, payout }: Trade): string {
  if (difference.minor === 0) return m.trade_even();
  if (difference.minor < 0) return m.trade_you_pay();
  return payout === 'store-credit' ? m.checkout_total_get_credit() : m.trade_you_get();
}
