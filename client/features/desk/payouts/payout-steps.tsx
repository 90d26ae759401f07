import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { useState } from 'react';
import type { Payout } from '../../../../domain/desk/payout-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { ApiProblem } from '../../../lib/api';
import { useBusyAction } from '../../../lib/busy-action';
import { problemWords } from '../../../lib/words/problem-words';
import { usePayoutCalls } from '../../../data/desk/payouts';
import { Button } from '../../../ui/buttons/button';
import { Select } from '../../../ui/fields/select';
import styles from '../desk.module.css';
import { isolateCode } from '../desk-words';
import { failures, failureWords, kindWords } from './payout-words';

export interface PayoutRowProps {
  readonly payout: Payout;
  readonly onChanged: (payout: Payout) => void;
  /** Called if another clerk was faster. */
  readonly onStale: () => void;
}

/** Buttons for what the desk can report about a payout, and the problem of the last press. */
export function PayoutSteps({ payout, onChanged, onStale }: PayoutRowProps) {
  const calls = usePayoutCalls(payout.id);
  const [failure, setFailure] = useState('');
  const { run, isBusy, problem } = useBusyAction(async (work: () => Promise<Payout>) => {
    try {
      onChanged(await work());
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'state-moved') onStale();
      throw error;
    }
  });
  const { number, state, blocked, way, kind, paidBy } = payout;
  const words = kindWords[kind];
  // A refund from before refunds had a source is of money.
  const isPaidByMoney = paidBy === null || paidBy === 'money';
  const confirm = () => run(calls.confirm);
  const retry = (other?: 'bank' | 'store-credit') => run(() => calls.retry(other));
  // An arrow key changes a closed select at once, so the report needs a button.
  const reportFailure = async () => {
    const found = failures.find((each) => each === failure);
    if (found !== undefined && (await run(() => calls.fail(found)))) setFailure('');
  };
  const canConfirm =
    state === 'sent' || (state === 'due' && (blocked === null || blocked === 'account-abroad') && way === 'bank');
  const canFail = state === 'sent' || state === 'done';
  return (
    <div className={styles['rowbuttons']}>
      {canConfirm ? (
        <Button
          kind="outline-give"
          size="small"
          isBusy={isBusy}
          aria-label={m.desk_payout_confirm_of({ number: isolateCode(number) })}
          onClick={() => void confirm()}
        >
          {m.desk_payout_confirm()}
        </Button>
      ) : null}
      {canFail && way !== 'store-credit' ? (
        <>
          <Select
            label={words.failOf({ number: isolateCode(number) })}
            isLabelHidden
            value={failure}
            onChange={(event) => setFailure(event.target.value)}
            options={[
              { value: '', label: m.desk_payout_fail() },
              ...failures.map((reason) => ({ value: reason, label: failureWords[reason]() })),
            ]}
          />
          {failure === '' ? null : (
            <Button kind="outline-take" size="small" isBusy={isBusy} onClick={() => void reportFailure()}>
              {m.desk_payout_fail_note()}
            </Button>
          )}
        </>
      ) : null}
      {state === 'failed' ? (
        <>
          <Button kind="outline" size="small" isBusy={isBusy} onClick={() => void retry()}>
            {words.retry()}
          </Button>
          {kind === 'refund' && way !== 'store-credit' && !isPaidByMoney ? (
            <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void retry('store-credit')}>
              {m.desk_payout_retry_credit()}
            </Button>
          ) : null}
          {kind === 'refund' && isCardProvider(way) ? (
            <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => void retry('bank')}>
              {m.desk_payout_retry_bank()}
            </Button>
          ) : null}
        </>
      ) : null}
      {problem === null ? null : (
        <p className="small take" role="alert">
          {problem.code === 'state-moved' ? m.desk_moved_reloaded() : problemWords(problem)}
        </p>
      )}
    </div>
  );
}
