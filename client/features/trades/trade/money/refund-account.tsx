import { useState, type FormEvent } from 'react';
import { parseIban } from '../../../../../domain/checkout/iban';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { problemWords } from '../../../../lib/words/problem-words';
import { useApi } from '../../../../lib/use-api';
import { Button } from '../../../../ui/buttons/button';
import { Field } from '../../../../ui/fields/field';
import { usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import styles from './money.module.css';
import { StepProblem } from '../live/step-problem';

/** Form for a guest's refund account. The shop keeps none of a guest. */
export function RefundAccount({ trade }: { readonly trade: Trade }) {
  const api = useApi();
  const [holder, setHolder] = useState(trade.name);
  const [iban, setIban] = useState('');
  const [wrong, setWrong] = useState<{ readonly holder?: string; readonly iban?: string }>({});
  usePausedUpdates(iban !== '');
  const { run, busy, problem } = useTradeStep(async () => {
    const next = await read(
      api.trades[':id']['refund-account'].$post({
        param: { id: trade.id },
        json: { holder: holder.trim(), iban: iban.trim() },
      }),
    );
    setIban('');
    return next;
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(holder.trim() === '' ? { holder: m.checkout_field_missing() } : {}),
      ...(iban.trim() === ''
        ? { iban: m.checkout_iban_missing() }
        : parseIban(iban) === null
          ? { iban: m.checkout_iban_wrong() }
          : {}),
    };
    setWrong(found);
    if (Object.keys(found).length === 0) void run();
  };
  const atField = problem !== null && problem.code.startsWith('iban-') ? problemWords(problem) : undefined;
  return (
    <form noValidate className={styles['account']} onSubmit={send} aria-labelledby="refund-account">
      <h3 id="refund-account">{m.trades_refund_account()}</h3>
      <p className="small">{m.trades_refund_account_text()}</p>
      <Field
        name="holder"
        label={m.room_payout_holder()}
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
      {atField === undefined ? <StepProblem problem={problem} /> : null}
      <p>
        <Button type="submit" busy={busy}>
          {m.trades_refund_account_send()}
        </Button>
      </p>
    </form>
  );
}
