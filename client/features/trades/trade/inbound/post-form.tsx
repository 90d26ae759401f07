import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { useCarriage, type ReadyCarriage } from '../../../../forms/carriage/use-carriage';
import { Button } from '../../../../ui/buttons/button';
import { useLiveTrade, usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { CloseForm } from '../close-form';
import { StepProblem } from '../live/step-problem';
import styles from '../trade.module.css';
import { usePostedForm } from '../posted-form';
import { useFirstField } from '../use-first-field';

type Parcel = NonNullable<Trade['inbound']>['parcels'][number];

/** Form that reports a posted parcel: carrier, and tracking number if there is one. */
export function PostForm({ parcel, onDone }: { readonly parcel: Parcel; readonly onDone: () => void }) {
  const { postParcel } = useTradeCalls();
  const { trade } = useLiveTrade();
  const posted = usePostedForm('post-parcel');
  const carriage = useCarriage(parcel, false, posted?.fields);
  const form = useFirstField();
  usePausedUpdates(true);
  const { run, busy, problem } = useTradeStep(
    (chosen: ReadyCarriage) => postParcel(parcel.parcel, chosen),
    posted?.problem,
  );
  const send = async () => {
    const chosen = carriage.ready();
    if (chosen !== null && (await run(chosen))) onDone();
  };
  return (
    <ActionForm verb="post-parcel" anchor="send" ref={form} className={styles['post']} onSend={() => void send()}>
      <input type="hidden" name="trade" value={trade.id} />
      <input type="hidden" name="parcel" value={parcel.parcel} />
      <CarriageFields market={trade.market} carriage={carriage} />
      <StepProblem problem={problem} />
      <p className={styles['buttons']}>
        <Button kind="give" type="submit" name="step" value="send" busy={busy}>
          {parcel.postedAt === null ? m.trades_post_send() : m.trades_post_correct()}
        </Button>
        <CloseForm page={posted?.page} onClose={onDone} />
      </p>
    </ActionForm>
  );
}
