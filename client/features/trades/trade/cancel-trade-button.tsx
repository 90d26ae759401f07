import { useState } from 'react';
import { cancelForm } from '../../../../domain/forms/trade-forms';
import { m } from '../../../../messages/compiled/messages.js';
import { announce } from '../../../data/cache/topics';
import { ActionForm } from '../../../forms/action-form';
import { problemOfForm, useFormResult } from '../../../lib/form-result';
import { buttonClass } from '../../../ui/buttons/button-class';
import { Button } from '../../../ui/buttons/button';
import { Sheet } from '../../../ui/overlays/sheet';
import { headingWithNumber } from '../heading-with-number';
import { cancelText, legsToCancel, refundSentences } from './cancel-words';
import { useLiveTrade, useTradeStep } from '../../../data/trade/live-trade';
import { useTradeCalls } from '../../../data/trade/use-trade-calls';
import { StepProblem } from './updates/step-problem';
import styles from './trade.module.css';

const words = {
  both: { action: m.trade_cancel, title: m.trade_cancel_title, yes: m.trade_cancel_yes },
  inbound: {
    action: m.trades_cancel_given,
    title: m.trades_cancel_given_title,
    yes: m.trades_cancel_given_yes,
  },
  outbound: {
    action: m.trades_cancel_taken,
    title: m.trades_cancel_taken_title,
    yes: m.trades_cancel_taken_yes,
  },
} as const;

/**
 * Button that cancels the trade, or the leg that can still be cancelled. It can't be undone, so it asks for
 * confirmation and says what happens to the money.
 */
export function CancelTradeButton() {
  const calls = useTradeCalls();
  const { trade } = useLiveTrade();
  const [isOpen, setIsOpen] = useState(false);
  const posted = useFormResult('cancel-order');
  const { run, isBusy, problem, clearProblem } = useTradeStep(async () => {
    const next = await calls.cancel();
    setIsOpen(false);
    announce('lists');
    return next;
  }, problemOfForm(posted));
  if (!trade.allowed.includes('cancel')) return null;
  const { number } = trade;
  const { action, title, yes } = words[legsToCancel(trade)];
  const question = (
    <>
      <p>{cancelText(trade)}</p>
      {refundSentences(trade).map((line) => (
        <p key={line} className={styles['note']}>
          {line}
        </p>
      ))}
      <StepProblem problem={problem} />
      <ActionForm
        verb="cancel-order"
        schema={cancelForm}
        anchor="cancel-title"
        className={styles['buttons']}
        onSend={() => run()}
      >
        <input type="hidden" name="trade" value={trade.id} />
        <Button type="submit" name="step" value="confirm" isBusy={isBusy}>
          {yes({ number })}
        </Button>
        {posted === undefined ? (
          <Button kind="outline" onClick={() => setIsOpen(false)}>
            {m.trade_cancel_no()}
          </Button>
        ) : (
          <a href={posted.page} className={buttonClass({ kind: 'outline' })}>
            {m.trade_cancel_no()}
          </a>
        )}
      </ActionForm>
    </>
  );
  // Without script, the server's page asks in the page itself.
  if (posted !== undefined) {
    return (
      <section aria-labelledby="cancel-title">
        <h3 id="cancel-title">{headingWithNumber(title, number)}</h3>
        {question}
      </section>
    );
  }
  return (
    <>
      <ActionForm
        verb="cancel-order"
        schema={cancelForm}
        anchor="cancel-title"
        onSend={() => {
          clearProblem();
          setIsOpen(true);
        }}
      >
        <input type="hidden" name="trade" value={trade.id} />
        <Button type="submit" name="step" value="ask" kind="outline">
          {action()}
        </Button>
      </ActionForm>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={headingWithNumber(title, number)}
        closeLabel={m.trade_close()}
      >
        {question}
      </Sheet>
    </>
  );
}
