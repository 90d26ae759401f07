import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { useCarriage, type ReadyCarriage } from '../../../../forms/carriage/use-carriage';
import { Button } from '../../../../ui/buttons/button';
import { usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { useTradeCalls } from '../../../../data/trade/use-trade-calls';
import { CloseForm } from '../close-form';
import { usePostedForm } from '../posted-form';
import { StepProblem } from '../live/step-problem';
import styles from '../trade.module.css';
import { useFirstField } from '../use-first-field';

type Sent = NonNullable<NonNullable<Trade['outbound']>['returning']>['sent'];

/** Form that reports a posted return: carrier, and the number that proves it. */
export function ReturnForm({
  trade,
  sent,
  onDone,
}: {
  readonly trade: Trade;
  readonly sent: Sent;
  readonly onDone: () => void;
}) {
  const { reportReturn } = useTradeCalls();
  const posted = usePostedForm('return-sent');
  const carriage = useCarriage(sent, true, posted?.fields);
  const form = useFirstField();
  usePausedUpdates(true);
  const { run, busy, problem } = useTradeStep((chosen: ReadyCarriage) => reportReturn(chosen), posted?.problem);
  const send = async () => {
    const chosen = carriage.ready();
    if (chosen !== null && (await run(chosen))) onDone();
  };
  return (
    <ActionForm verb="return-sent" ref={form} className={styles['post']} onSend={() => void send()}>
      <input type="hidden" name="trade" value={trade.id} />
      <CarriageFields market={trade.market} carriage={carriage} />
      <StepProblem problem={problem} />
      <p className={styles['buttons']}>
        <Button kind="take" type="submit" name="step" value="send" busy={busy}>
          {m.trades_post_send()}
        </Button>
        <CloseForm page={posted?.page} onClose={onDone} />
      </p>
    </ActionForm>
  );
}
