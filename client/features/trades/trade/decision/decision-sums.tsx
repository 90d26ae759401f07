import { formatMoney } from '../../../../../domain/format';
import { money } from '../../../../../domain/money';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { Sum, Sums } from '../../../../ui/figures/sums';
import type { Outcome } from './decisions';
import { countParams } from '../../../../lib/words/count-params';

/** Returns the end of the button that sends the decisions: "you get €22.90". */
export function resultWords({ total }: Pick<Outcome, 'total'>): string {
  const amount = formatMoney(money(Math.abs(total.minor), total.currency), language());
  if (total.minor === 0) return m.trades_result_even();
  return total.minor > 0 ? m.trades_result_get({ amount }) : m.trades_result_pay({ amount });
}

function totalWords({ total, isCredit }: Outcome): string {
  if (total.minor === 0) return m.trade_even();
  if (total.minor < 0) return m.trade_you_pay();
  return isCredit ? m.checkout_total_get_credit() : m.trade_you_get();
}

/** Sum of the decisions before they are sent. */
export function DecisionSums({ outcome }: { readonly outcome: Outcome }) {
  const { asSaid, lower, postage, returnPostage, purchase, bonus, total, returned, recycled } = outcome;
  const signed = (amount: Outcome['total']) => formatMoney(amount, language(), { sign: 'always' });
  return (
    <Sums>
      <Sum label={m.trades_sum_as_said(countParams(asSaid.books))} amount={signed(asSaid.amount)} tone="give" />
      {lower.books === 0 ? null : (
        <Sum label={m.trades_sum_lower(countParams(lower.books))} amount={signed(lower.amount)} tone="give" />
      )}
      {postage.minor === 0 ? null : <Sum label={m.checkout_row_postage_to_us()} amount={signed(postage)} tone="give" />}
      {returned === 0 ? null : (
        <Sum
          label={m.trades_sum_back(countParams(returned))}
          amount={formatMoney(returnPostage, language())}
          tone={returnPostage.minor < 0 ? 'take' : 'ink'}
        />
      )}
      {recycled === 0 ? null : (
        <Sum
          label={m.trades_sum_recycled(countParams(recycled))}
          amount={formatMoney(money(0, total.currency), language())}
        />
      )}
      {purchase.minor === 0 ? null : <Sum label={m.trades_sum_taken()} amount={signed(purchase)} tone="take" />}
      {bonus.minor === 0 ? null : <Sum label={m.checkout_row_credit_bonus()} amount={signed(bonus)} tone="give" />}
      <Sum
        isTotal
        label={totalWords(outcome)}
        amount={formatMoney(money(Math.abs(total.minor), total.currency), language())}
      />
    </Sums>
  );
}
