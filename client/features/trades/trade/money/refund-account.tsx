import { useState } from 'react';
import { parseIban } from '../../../../../domain/checkout/iban';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { problemOfForm, useFormResult } from '../../../../lib/form-result';
import { ActionForm } from '../../../../forms/action-form';
import { problemWords } from '../../../../lib/words/problem-words';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import { usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import styles from './money.module.css';
import { StepProblem } from '../live/step-problem';

/** Returns the fields that can't be sent, each with its sentence. */
function wrongFields(holder: string, iban: string): { readonly holder?: string; readonly iban?: string } {
  return {
    ...(holder.trim() === '' ? { holder: m.checkout_field_missing() } : {}),
    ...(iban.trim() === ''
      ? { iban: m.checkout_iban_missing() }
      : parseIban(iban) === null
        ? { iban: m.checkout_iban_wrong() }
        : {}),
  };
}

/** Form for a guest's refund account. The shop keeps none of a guest. */
export function RefundAccount({ trade }: { readonly trade: Trade }) {
  const { giveRefundAccount } = useTradeCalls();
  const posted = useFormResult('refund-account');
  const [holder, setHolder] = useState(posted?.values['holder'] ?? trade.name);
  const [iban, setIban] = useState(posted?.values['iban'] ?? '');
  const [wrong, setWrong] = useState(() => (posted === undefined ? {} : wrongFields(holder, iban)));
  usePausedUpdates(iban !== '');
  const { run, busy, problem } = useTradeStep(async () => {
    const next = await giveRefundAccount({ holder: holder.trim(), iban: iban.trim() });
    setIban('');
    return next;
  }, problemOfForm(posted));
  const send = () => {
    const found = wrongFields(holder, iban);
    setWrong(found);
    if (Object.keys(found).length === 0) void run();
  };
  const atField = problem !== null && problem.code.startsWith('iban-') ? problemWords(problem) : undefined;
  return (
    <ActionForm
      verb="refund-account"
      anchor="refund-account"
      className={styles['account']}
      onSend={send}
      aria-labelledby="refund-account"
    >
      <input type="hidden" name="trade" value={trade.id} />
      <h3 id="refund-account">{m.trades_refund_account()}</h3>
      <p className="small">{m.trades_refund_account_text()}</p>
      <Field
        name="holder"
        label={m.account_payout_holder()}
        autoComplete="name"
        maxLength={120}
        required
        value={holder}
        error={wrong.holder}
        onChange={(event) => setHolder(event.target.value)}
      />
      <Field
        name="iban"
        label={m.checkout_iban()}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={48}
        required
        value={iban}
        error={wrong.iban ?? atField}
        onChange={(event) => setIban(event.target.value)}
      />
      {atField === undefined && problem?.code !== 'invalid-input' ? <StepProblem problem={problem} /> : null}
      <p>
        <Button type="submit" busy={busy}>
          {m.trades_refund_account_send()}
        </Button>
      </p>
    </ActionForm>
  );
}
