import { useState } from 'react';
import { refundAccountForm } from '../../../../../domain/forms/refund-account-form';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { problemOfForm, useFormResult } from '../../../../lib/form-result';
import { ActionForm } from '../../../../forms/action-form';
import { payoutWords } from '../../../../forms/payout-words';
import { useActionForm } from '../../../../forms/use-action-form';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import { usePauseUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import styles from './money.module.css';
import { StepProblem } from '../updates/step-problem';

/** Form for a guest's refund account. The shop keeps none of a guest. */
export function RefundAccountForm({ trade }: { readonly trade: Trade }) {
  const { giveRefundAccount } = useTradeCalls();
  const posted = useFormResult('refund-account');
  const [holder, setHolder] = useState(posted?.values['holder'] ?? trade.name);
  const [iban, setIban] = useState(posted?.values['iban'] ?? '');
  usePauseUpdates(iban !== '');
  const step = useTradeStep(async (fields: { readonly holder: string; readonly iban: string }) => {
    const next = await giveRefundAccount({ holder: fields.holder, iban: fields.iban });
    setIban('');
    return next;
  }, problemOfForm(posted));
  const { form, errors, problem } = useActionForm({
    verb: 'refund-account',
    schema: refundAccountForm,
    words: payoutWords,
    action: step,
  });
  return (
    <ActionForm {...form} anchor="refund-account" className={styles['account']} aria-labelledby="refund-account">
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
        error={errors.holder}
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
        error={errors.iban}
        onChange={(event) => setIban(event.target.value)}
      />
      <StepProblem problem={problem} />
      <p>
        <Button type="submit" isBusy={step.isBusy}>
          {m.trades_refund_account_send()}
        </Button>
      </p>
    </ActionForm>
  );
}
