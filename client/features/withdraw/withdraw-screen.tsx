import { useEffect, useRef, useState } from 'react';
import { formatInstant } from '../../../domain/formats/format-dates';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { m } from '../../../messages/compiled/messages.js';
import { clearOrderToWithdraw, readOrderToWithdraw } from '../../data/trade/order-to-withdraw';
import { useDeclareWithdrawal } from '../../data/trade/use-declare-withdrawal';
import { useMarket } from '../../data/use-market';
import { useBusyAction } from '../../lib/busy-action';
import { problemOfForm, useFormResult } from '../../lib/form-result';
import { language } from '../../lib/language';
import { draftOf, stepOf, type Declaration } from './declaration';
import { DeclarationCheck } from './declaration-check';
import { DeclarationFields } from './declaration-fields';
import styles from './withdraw.module.css';

/**
 * Page where anybody withdraws from a purchase by name, order number and mail address (EU 2023/2673): the data, the
 * declaration to confirm, and that it was received. The answer is the same whether the order exists or not.
 */
export function WithdrawScreen() {
  const declare = useDeclareWithdrawal();
  const market = useMarket();
  const posted = useFormResult('declare-withdrawal');
  const [step, setStep] = useState(() => stepOf(posted));
  const [draft, setDraft] = useState(() => draftOf(posted, readOrderToWithdraw()));
  const [at, setAt] = useState(posted?.values['at'] ?? '');
  useEffect(clearOrderToWithdraw, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The pressed button is removed with its step.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  const action = useBusyAction(async (declared: Declaration) => {
    setAt(await declare(declared));
    setStep('done');
  }, problemOfForm(posted));
  const check = (declared: Declaration) => {
    action.clearProblem();
    setDraft(declared);
    setStep('check');
  };
  return (
    <div className="page">
      <div className={styles['narrow']}>
        <h1 ref={heading} tabIndex={-1}>
          {step === 'done' ? m.declare_done_title() : m.trades_withdraw()}
        </h1>
        {step === 'form' ? <DeclarationFields draft={draft} problem={action.problem} onCheck={check} /> : null}
        {step === 'check' ? (
          <DeclarationCheck
            draft={draft}
            isBusy={action.isBusy}
            problem={action.problem}
            onSend={() => action.run(draft)}
            onChange={() => setStep('form')}
          />
        ) : null}
        {step === 'done' ? (
          <>
            <p className="lead">
              {m.declare_done({ time: formatInstant(at, language(), timeZoneOf(market)), email: draft.email })}
            </p>
            <p>{m.declare_done_next()}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}
