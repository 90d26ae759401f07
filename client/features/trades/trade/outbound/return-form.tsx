import type { FormEvent } from 'react';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { useApi } from '../../../../lib/use-api';
import { useCarriage, type ReadyCarriage } from '../../../../forms/carriage/use-carriage';
import { Button } from '../../../../ui/buttons/button';
import { usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
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
  const api = useApi();
  const carriage = useCarriage(sent, true);
  const form = useFirstField();
  usePausedUpdates(true);
  const { run, busy, problem } = useTradeStep((json: ReadyCarriage) =>
    read(api.trades[':id']['return-sent'].$post({ param: { id: trade.id }, json })),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = carriage.ready();
    if (chosen !== null && (await run(chosen))) onDone();
  };
  return (
    <form ref={form} noValidate className={styles['post']} onSubmit={(event) => void send(event)}>
      <CarriageFields market={trade.market} carriage={carriage} />
      <StepProblem problem={problem} />
      <p className={styles['buttons']}>
        <Button kind="take" type="submit" busy={busy}>
          {m.trades_post_send()}
        </Button>
        <Button kind="outline" onClick={onDone}>
          {m.trades_post_cancel()}
        </Button>
      </p>
    </form>
  );
}
