import { useEffect, useRef, useState } from 'react';
import { withdrawalPolicy } from '../../../../../domain/policy/withdrawal';
import type { Trade } from '../../../../../domain/trades/schemas';
import { withdrawForm } from '../../../../../domain/forms/trade-forms';
import { m } from '../../../../../messages/compiled/messages.js';
import { useTradeCalls, type Withdrawal } from '../../../../data/trade/use-trade-calls';
import { ActionForm } from '../../../../forms/action-form';
import { problemOfForm, useFormResult, type FormResult } from '../../../../lib/form-result';
import { countParams } from '../../../../lib/words/count-params';
import { Button } from '../../../../ui/buttons/button';
import { Notice } from '../../../../ui/notices/notice';
import { Sheet } from '../../../../ui/overlays/sheet';
import { usePauseUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import styles from './outbound.module.css';
import { StepProblem } from '../updates/step-problem';
import { WithdrawalChoice, WithdrawalConfirmation } from './withdrawal-steps';

/**
 * Button that withdraws from the contract (EU 2023/2673). The first step chooses the books; the second shows the
 * declaration and confirms it. The confirmation is shown at once and mailed.
 */
export function WithdrawalPanel({
  trade,
  outbound,
}: {
  readonly trade: Trade;
  readonly outbound: NonNullable<Trade['outbound']>;
}) {
  const calls = useTradeCalls();
  const openLines = outbound.lines.filter(({ withdrawable }) => withdrawable);
  const posted = useFormResult('withdraw');
  const [step, setStep] = useState<Step>(() => stepOf(posted));
  const [draft, setDraft] = useState<Withdrawal>(() => draftOf(posted, openLines));
  const steps = useRef<HTMLDivElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    // The pressed button is removed with its step. The sheet itself gets the focus when it opens.
    if (lastStep.current !== 'closed' && lastStep.current !== step) steps.current?.focus();
    lastStep.current = step;
  }, [step]);
  usePauseUpdates(step === 'choose' || step === 'confirm');
  const { run, isBusy, problem, clearProblem } = useTradeStep(calls.withdraw, problemOfForm(posted));
  const begin = () => {
    clearProblem();
    setDraft(draftOf(undefined, openLines));
    setStep('choose');
  };
  const confirm = async ({ lines, reason, words }: Withdrawal) => {
    if (await run({ lines, reason, words })) setStep('done');
  };
  const close = () => setStep('closed');
  const openStep = (
    <div ref={steps} tabIndex={-1} className={styles['sheet']}>
      {step === 'choose' ? (
        <WithdrawalChoice
          trade={trade.id}
          lines={openLines}
          draft={draft}
          problem={problem}
          onChange={setDraft}
          onNext={() => setStep('confirm')}
        />
      ) : null}
      {step === 'confirm' ? <WithdrawalConfirmation trade={trade} lines={outbound.lines} draft={draft} /> : null}
      <StepProblem problem={problem?.code === 'invalid-input' ? null : problem} />
      {step === 'confirm' ? (
        <ActionForm
          verb="withdraw"
          schema={withdrawForm}
          anchor="withdraw-title"
          className={styles['buttons']}
          onSend={(sent) => (sent.step === 'send' ? confirm(sent) : setStep('choose'))}
        >
          <input type="hidden" name="trade" value={trade.id} />
          <input type="hidden" name="lines" value={draft.lines.join(',')} />
          <input type="hidden" name="reason" value={draft.reason} />
          <input type="hidden" name="words" value={draft.words} />
          <Button type="submit" name="step" value="send" kind="take" isBusy={isBusy}>
            {m.trades_withdraw_confirm()}
          </Button>
          <Button type="submit" name="step" value="choose" kind="outline">
            {m.trades_withdraw_back()}
          </Button>
        </ActionForm>
      ) : null}
      {step === 'done' ? (
        <WithdrawalResult
          email={trade.email}
          reason={draft.reason}
          onClose={posted === undefined ? close : undefined}
        />
      ) : null}
    </div>
  );
  const title = step === 'done' ? m.trades_withdraw_done_title() : m.trades_withdraw();
  // Without script, the steps are in the server's page itself.
  if (posted !== undefined) {
    return (
      <section aria-labelledby="withdraw-title">
        <h3 id="withdraw-title">{title}</h3>
        {openStep}
      </section>
    );
  }
  return (
    <>
      {/* After a withdrawal the button may be gone. The sheet still shows the confirmation. */}
      {trade.allowed.includes('withdraw') ? (
        <ActionForm verb="withdraw" schema={withdrawForm} anchor="withdraw-title" onSend={begin}>
          <input type="hidden" name="trade" value={trade.id} />
          <Button type="submit" name="step" value="choose" kind="outline-take">
            {m.trades_withdraw()}
          </Button>
        </ActionForm>
      ) : null}
      <Sheet isOpen={step !== 'closed'} onClose={close} title={title} closeLabel={m.trade_close()}>
        {openStep}
      </Sheet>
    </>
  );
}

interface WithdrawalResultProps {
  readonly email: string;
  readonly reason: Withdrawal['reason'];
  /** Absent on a page that was answered without script. */
  readonly onClose: (() => void) | undefined;
}

/** Last step: the confirmation, and how the return goes on. */
function WithdrawalResult({ email, reason, onClose }: WithdrawalResultProps) {
  const days = countParams(withdrawalPolicy.sendBackDays);
  return (
    <>
      <Notice kind="safe" isAnnounced>
        {m.trades_withdraw_done({ email })}
      </Notice>
      <p>{reason === 'withdraw' ? m.trades_withdraw_next(days) : m.trades_withdraw_next_ours(days)}</p>
      {onClose === undefined ? null : (
        <p>
          <Button onClick={onClose}>{m.trade_close()}</Button>
        </p>
      )}
    </>
  );
}

type Step = 'closed' | 'choose' | 'confirm' | 'done';

/** Returns the step that a page shows after a form was posted without script. */
function stepOf(posted: FormResult | undefined): Step {
  if (posted === undefined) return 'closed';
  if (posted.problem?.[0] === 'invalid-input') return 'choose';
  const { step } = posted.values;
  if (step === 'send') return posted.problem === undefined ? 'done' : 'confirm';
  return step === 'confirm' ? 'confirm' : 'choose';
}

/** Returns the posted draft, or one with all books that the person may return. */
function draftOf(posted: FormResult | undefined, open: readonly { readonly line: number }[]): Withdrawal {
  const { lines = '', reason, words = '' } = posted?.values ?? {};
  const chosen = lines === '' ? [] : lines.split(',').map(Number);
  const hasChosen = chosen.length > 0 || posted?.problem !== undefined;
  return {
    lines: hasChosen ? chosen : open.map(({ line }) => line),
    reason: reason === 'not-as-described' ? reason : 'withdraw',
    words,
  };
}
