import { returnSentForm } from '../../../../../domain/forms/trade-forms';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { carriageWords, useCarriage } from '../../../../forms/carriage/use-carriage';
import { useActionForm } from '../../../../forms/use-action-form';
import { Button } from '../../../../ui/buttons/button';
import { usePauseUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { CloseForm } from '../close-form';
import { usePostedForm } from '../posted-form';
import { StepProblem } from '../updates/step-problem';
import styles from '../trade.module.css';
import { useFirstField } from '../use-first-field';

type SentReturn = NonNullable<NonNullable<Trade['outbound']>['returning']>['sent'];

/** Form that reports a posted return: carrier, and the number that proves it. */
export function ReturnForm({
  trade,
  sent,
  onDone,
}: {
  readonly trade: Trade;
  readonly sent: SentReturn;
  readonly onDone: () => void;
}) {
  const { reportReturn } = useTradeCalls();
  const posted = usePostedForm('return-sent');
  const carriage = useCarriage(sent, posted?.values);
  const opened = useFirstField();
  usePauseUpdates(true);
  const step = useTradeStep(reportReturn, posted?.problem);
  const { form, errors, problem } = useActionForm({
    verb: 'return-sent',
    schema: returnSentForm,
    words: carriageWords,
    check: (report) => carriage.checkTracking(report.carriage),
    action: {
      problem: step.problem,
      run: async (report) => {
        const isSent = report.carriage !== null && (await step.run(report.carriage));
        if (isSent) onDone();
        return isSent;
      },
    },
  });
  return (
    <ActionForm {...form} ref={opened} className={styles['post']}>
      <input type="hidden" name="trade" value={trade.id} />
      <CarriageFields market={trade.market} carriage={carriage} errors={errors} isNumberNeeded />
      <StepProblem problem={problem} />
      <p className={styles['buttons']}>
        <Button kind="take" type="submit" name="step" value="send" isBusy={step.isBusy}>
          {m.trades_post_send()}
        </Button>
        <CloseForm page={posted?.page} onClose={onDone} />
      </p>
    </ActionForm>
  );
}
