import { useId, useState, type FormEvent } from 'react';
import { isMarket } from '../../../domain/market';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Fields } from '../../ui/fields';
import { Notice } from '../../ui/notice';
import { carriers } from '../../lib/carriers';
import { useLiveTrade, useStillness, useTradeStep } from './live-trade';
import styles from './trade.module.css';

type Parcel = NonNullable<Trade['inbound']>['parcels'][number];

/** "I have posted it": with whom, and its number where there is one. */
export function PostForm({ parcel, onDone }: { readonly parcel: Parcel; readonly onDone: () => void }) {
  const api = useApi();
  const list = useId();
  const { trade } = useLiveTrade();
  const [carrier, setCarrier] = useState(parcel.carrier ?? '');
  const [tracking, setTracking] = useState(parcel.tracking ?? '');
  const [isMissing, setMissing] = useState(false);
  useStillness(true);
  const { run, busy, problem } = useTradeStep(() =>
    read(api.trades[':id'].post.$post({
      param: { id: trade.id },
      json: { parcel: parcel.parcel, carrier: carrier.trim(), ...(tracking.trim() === '' ? {} : { tracking: tracking.trim() }) },
    })),
  );
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(carrier.trim() === '');
    if (carrier.trim() !== '' && (await run())) onDone();
  };
  return (
    <form noValidate className={styles['post']} onSubmit={(event) => void send(event)}>
      <Fields>
        <Field name="carrier" label={m.trades_post_carrier()} list={list} maxLength={60} autoComplete="off" required value={carrier} error={isMissing ? m.trades_post_carrier_missing() : undefined} onChange={(event) => setCarrier(event.target.value)} />
        <Field
          name="tracking" label={m.trades_post_tracking()} optional={m.trades_optional()} maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr"
          value={tracking} onChange={(event) => setTracking(event.target.value)}
        />
      </Fields>
      <datalist id={list}>{(isMarket(trade.market) ? carriers[trade.market] : []).map((name) => <option key={name} value={name}>{name}</option>)}</datalist>
      {problem === null ? null : <Notice kind="wrong" announce>{problemWords(problem)}</Notice>}
      <p className={styles['buttons']}>
        <Button kind="give" type="submit" busy={busy}>{parcel.postedAt === null ? m.trades_post_send() : m.trades_post_correct()}</Button>
        <Button kind="outline" onClick={onDone}>{m.trades_post_cancel()}</Button>
      </p>
    </form>
  );
}
