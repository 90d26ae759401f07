import type { FormEvent } from 'react';
import type { Trade } from '../../../../../domain/trades/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { read } from '../../../../lib/api';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { useApi } from '../../../../lib/use-api';
import { useCarriage, type ReadyCarriage } from '../../../../forms/carriage/use-carriage';
import { Button } from '../../../../ui/buttons/button';
import { useLiveTrade, usePausedUpdates, useTradeStep } from '../../../../data/trade/live-trade';
import { StepProblem } from '../live/step-problem';
import styles from '../trade.module.css';
import { useFirstField } from '../use-first-field';

type Parcel = NonNullable<Trade['inbound']>['parcels'][number];

/** Form that reports a posted parcel: carrier, and tracking number if there is one. */
export function PostForm({ parcel, onDone }: { readonly parcel: Parcel; readonly onDone: () => void }) {
  const api = useApi();
  const { trade } = useLiveTrade();
  const carriage = useCarriage(parcel);
  const form = useFirstField();
  usePausedUpdates(true);
  const { run, busy, problem } = useTradeStep((chosen: ReadyCarriage) =>
    read(api.trades[':id'].post.$post({ param: { id: trade.id }, json: { parcel: parcel.parcel, ...chosen } })),
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
        <Button kind="give" type="submit" busy={busy}>
          {parcel.postedAt === null ? m.trades_post_send() : m.trades_post_correct()}
        </Button>
        <Button kind="outline" onClick={onDone}>
          {m.trades_post_cancel()}
        </Button>
      </p>
    </form>
  );
}
