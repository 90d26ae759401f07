import { postParcelForm } from '../../../../../domain/forms/trade-forms';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { carriageWords, useCarriage } from '../../../../forms/carriage/use-carriage';
import { useActionForm } from '../../../../forms/use-action-form';
import { Button } from '../../../../ui/buttons/button';
import { useLiveTrade, usePauseUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { CloseForm } from '../close-form';
import { StepProblem } from '../updates/step-problem';
import styles from '../trade.module.css';
import { usePostedForm } from '../posted-form';
import { useFirstField } from '../use-first-field';

type Parcel = NonNullable<Trade['inbound']>['parcels'][number];

/** Form that reports a posted parcel: carrier, and tracking number if there is one. */
export function PostForm({ parcel, onDone }: { readonly parcel: Parcel; readonly onDone: () => void }) {
  const { postParcel } = useTradeCalls();
  const { trade } = useLiveTrade();
  const posted = usePostedForm('post-parcel');
  const carriage = useCarriage(parcel, posted?.values);
  const opened = useFirstField();
  usePauseUpdates(true);
  const step = useTradeStep(postParcel, posted?.problem);
  const { form, errors, problem } = useActionForm({
    verb: 'post-parcel',
    schema: postParcelForm,
    words: carriageWords,
    check: (report) => carriage.checkTracking(report.carriage),
    action: {
      problem: step.problem,
      run: async (report) => {
        const isSent = report.carriage !== null && (await step.run(report.parcel, report.carriage));
        if (isSent) onDone();
        return isSent;
      },
    },
  });
  return (
    <ActionForm {...form} anchor="send" ref={opened} className={styles['post']}>
      <input type="hidden" name="trade" value={trade.id} />
      <input type="hidden" name="parcel" value={parcel.parcel} />
      <CarriageFields market={trade.market} carriage={carriage} errors={errors} />
      <StepProblem problem={problem} />
      <p className={styles['buttons']}>
        <Button kind="give" type="submit" name="step" value="send" isBusy={step.isBusy}>
          {parcel.postedAt === null ? m.trades_post_send() : m.trades_post_correct()}
        </Button>
        <CloseForm page={posted?.page} onClose={onDone} />
      </p>
    </ActionForm>
  );
}
