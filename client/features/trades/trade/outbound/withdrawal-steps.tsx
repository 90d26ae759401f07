import type { ComponentProps } from 'react';
import { formatMoney } from '../../../../../domain/format';
import { sum } from '../../../../../domain/money';
import { withdrawalLimits } from '../../../../../domain/policy/limits';
import { withdrawalPolicy } from '../../../../../domain/policy/withdrawal';
import type { Trade } from '../../../../../domain/trades/schemas';
import { withdrawForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { language } from '../../../../lib/language';
import { ActionForm } from '../../../../forms/action-form';
import { useActionForm } from '../../../../forms/use-action-form';
import type { ApiProblem } from '../../../../lib/api';
import { countParams } from '../../../../lib/words/count-params';
import { Button } from '../../../../ui/buttons/button';
import { Choice } from '../../../../ui/fields/choice';
import { Choices } from '../../../../ui/fields/choices';
import { Sum, Sums } from '../../../../ui/figures/sums';
import type { Withdrawal } from '../../../../data/trade/use-trade-calls';
import styles from './outbound.module.css';

type Line = NonNullable<Trade['outbound']>['lines'][number];

export interface WithdrawalChoiceProps {
  /** Id of the trade. */
  readonly trade: string;
  readonly lines: readonly Line[];
  readonly draft: Withdrawal;
  /** Problem of a form that was posted without script. */
  readonly problem: ApiProblem | null;
  readonly onChange: (draft: Withdrawal) => void;
  readonly onNext: () => void;
}

/** First step: which books, and whether one is not as described. */
export function WithdrawalChoice({ trade, lines, draft, problem, onChange, onNext }: WithdrawalChoiceProps) {
  const { form, errors } = useActionForm({
    verb: 'withdraw',
    schema: withdrawForm,
    words: { lines: () => m.trades_withdraw_none() },
    action: {
      problem,
      run: () => {
        onNext();
        return Promise.resolve(true);
      },
    },
  });
  const isChosen = ({ line }: Line) => draft.lines.includes(line);
  const toggle = ({ line }: Line) =>
    onChange({
      ...draft,
      lines: draft.lines.includes(line)
        ? draft.lines.filter((other) => other !== line)
        : [...draft.lines, line].toSorted((one, other) => one - other),
    });
  return (
    <ActionForm {...form} anchor="withdraw-title">
      <input type="hidden" name="trade" value={trade} />
      <Choices legend={m.trades_withdraw_which()} error={draft.lines.length === 0 ? errors.lines : undefined}>
        {lines.map((line) => (
          <Choice
            key={line.line}
            type="checkbox"
            name={`line-${line.line}`}
            value="on"
            tone="take"
            checked={isChosen(line)}
            onChange={() => toggle(line)}
            label={<bdi lang={line.book.language === '' ? undefined : line.book.language}>{line.book.title}</bdi>}
            end={formatMoney(line.total, language())}
            hint={line.quantity > 1 ? m.trade_copies(countParams(line.quantity)) : undefined}
          />
        ))}
      </Choices>
      <Choices legend={m.trades_withdraw_why()}>
        <Choice
          name="reason"
          value="withdraw"
          label={m.trades_withdraw_mind()}
          hint={m.trades_withdraw_mind_hint()}
          checked={draft.reason === 'withdraw'}
          onChange={() => onChange({ ...draft, reason: 'withdraw' })}
        />
        <Choice
          name="reason"
          value="not-as-described"
          label={m.trades_withdraw_wrong()}
          hint={m.trades_withdraw_wrong_hint()}
          checked={draft.reason === 'not-as-described'}
          onChange={() => onChange({ ...draft, reason: 'not-as-described' })}
        />
      </Choices>
      {/* No script shows the field after the reason was chosen, so the server renders it with every reason. */}
      <noscript>{import.meta.env.SSR && draft.reason === 'withdraw' ? <FaultField /> : null}</noscript>
      {draft.reason === 'withdraw' ? null : (
        <FaultField value={draft.words} onChange={(event) => onChange({ ...draft, words: event.target.value })} />
      )}
      <p>
        <Button type="submit" name="step" value="confirm" kind="take">
          {m.trades_withdraw_next_step()}
        </Button>
      </p>
    </ActionForm>
  );
}

/** Field for the description of a fault. */
const FaultField = (field: Pick<ComponentProps<'textarea'>, 'value' | 'onChange'>) => (
  <label className={styles['words-label']}>
    {m.trades_withdraw_words()}
    <textarea className={styles['words']} name="words" maxLength={withdrawalLimits.words} {...field} />
  </label>
);

/**
 * Returns the refund method in words: amounts that books had paid are refunded by the payout's method
 * (docs/product.md#withdrawal).
 */
function termsOf({ ledger, payout }: Trade) {
  const byBooks = ledger.reduce(
    (paid, { kind, amount }) => (kind === 'netted-in' || kind === 'netted-out' ? paid + amount.minor : paid),
    0,
  );
  if (byBooks <= 0) return m.trades_withdraw_terms;
  return payout === 'bank' ? m.trades_withdraw_terms_bank : m.trades_withdraw_terms_credit;
}

/** Second step: the declaration as it will be sent, to confirm. */
export function WithdrawalConfirmation({
  trade,
  lines,
  draft,
}: {
  readonly trade: Trade;
  readonly lines: readonly Line[];
  readonly draft: Withdrawal;
}) {
  const chosen = lines.filter(({ line }) => draft.lines.includes(line));
  const { outbound } = trade;
  const currency = trade.difference.currency;
  const isWhole =
    outbound !== null && outbound.lines.every((line) => draft.lines.includes(line.line) || line.state !== 'sent');
  const amounts = chosen.map(({ total }) => total);
  const postage = isWhole && outbound !== null && outbound.postage.minor > 0 ? outbound.postage : null;
  return (
    <>
      <p>{m.trades_withdraw_declare({ name: trade.name, number: trade.number })}</p>
      <Sums>
        {chosen.map((line) => (
          <Sum
            key={line.line}
            label={<bdi lang={line.book.language === '' ? undefined : line.book.language}>{line.book.title}</bdi>}
            amount={formatMoney(line.total, language())}
          />
        ))}
        {postage === null ? null : (
          <Sum label={m.trades_withdraw_postage()} amount={formatMoney(postage, language())} />
        )}
        <Sum
          isTotal
          label={m.trades_withdraw_refund()}
          amount={formatMoney(sum(postage === null ? amounts : [...amounts, postage], currency), language())}
        />
      </Sums>
      <p className="small">{termsOf(trade)({ ...countParams(withdrawalPolicy.refundDays), email: trade.email })}</p>
    </>
  );
}
