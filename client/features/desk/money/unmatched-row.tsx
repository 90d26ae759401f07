import { useState } from 'react';
import type { UnmatchedPayments } from '../../../../domain/desk/bank-payment-schemas';
import { matchForm } from '../../../../domain/forms/desk/match-payment-form';
import { deskLimits } from '../../../../domain/policy/limits';
import { m } from '../../../../messages/compiled/messages.js';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { useMoneyCalls } from '../../../data/desk/money';
import { ActionForm } from '../../../forms/action-form';
import { Button } from '../../../ui/buttons/button';
import styles from '../desk.module.css';
import money from '../money.module.css';
import { bankAmount } from './bank-amount';
import { deskTime } from '../desk-clock';

type Item = UnmatchedPayments['items'][number];

/** Money without a trade: it is matched to a likely or named trade, or refunded. */
export function UnmatchedRow({ item, onEnded }: { readonly item: Item; readonly onEnded: () => Promise<void> }) {
  const calls = useMoneyCalls();
  const [number, setNumber] = useState('');
  const [isConfirming, setConfirming] = useState(false);
  const match = useBusyAction(async (trade: string) => {
    await calls.match(item.id, trade);
    await onEnded();
  });
  const refunding = useBusyAction(async () => {
    await calls.refund(item.id);
    await onEnded();
  });
  const problem = match.problem ?? refunding.problem;
  return (
    <tr>
      <td>{deskTime(item.at)}</td>
      <td>
        <bdi>{item.payer}</bdi>
      </td>
      <td className={money['reference']}>
        <bdi>{item.reference}</bdi>
      </td>
      <td className={styles['figure']}>
        <b>{bankAmount(item.amount, item.currency)}</b>
      </td>
      <td>
        <div className={money['options']}>
          {item.likely.map((trade) => (
            <Button
              key={trade.trade}
              kind="outline-give"
              size="small"
              isBusy={match.isBusy}
              onClick={() => void match.run(trade.trade)}
            >
              <span className="code">{trade.number}</span>{' '}
              <span className="small">{m.desk_match_asks({ amount: bankAmount(trade.toPay, trade.currency) })}</span>
            </Button>
          ))}
          <ActionForm schema={matchForm} onSend={({ trade }) => match.run(trade)} className={money['to']}>
            <input
              name="trade"
              aria-label={m.desk_match_number()}
              placeholder="IE-7K4Q"
              dir="ltr"
              value={number}
              maxLength={deskLimits.tradeName}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setNumber(event.target.value)}
            />
            <Button kind="outline" size="small" type="submit" isBusy={match.isBusy} disabled={number.trim() === ''}>
              {m.desk_match()}
            </Button>
          </ActionForm>
          {isConfirming ? (
            <span className={styles['buttons']}>
              <Button kind="outline-take" size="small" isBusy={refunding.isBusy} onClick={() => void refunding.run()}>
                {m.desk_money_back_yes()}
              </Button>
              <Button kind="quiet" size="small" onClick={() => setConfirming(false)}>
                {m.desk_money_back_no()}
              </Button>
            </span>
          ) : (
            <Button kind="quiet" size="small" onClick={() => setConfirming(true)}>
              {m.desk_money_back()}
            </Button>
          )}
        </div>
        {problem === null ? null : (
          <p className="small take" role="alert">
            {problemWords(problem)}
          </p>
        )}
      </td>
    </tr>
  );
}
