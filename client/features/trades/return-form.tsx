import { useId, useState, type FormEvent } from 'react';
import { isMarket } from '../../../domain/market';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { carriers } from '../../lib/carriers';
import { problemWords } from '../../lib/problem-words';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Fields } from '../../ui/fields';
import { Notice } from '../../ui/notice';
import { useStillness, useTradeStep } from './live-trade';
import styles from './trade.module.css';

type Sent = NonNullable<NonNullable<Trade['outbound']>['returning']>['sent'];

/** "I have posted them": with whom, and the number that proves it. */
export function ReturnForm({ trade, sent, onDone }: { readonly trade: Trade; readonly sent: Sent; readonly onDone: () => void }) {
  const api = useApi();
  const list = useId();
  const [carrier, setCarrier] = useState(sent?.carrier ?? '');
  const [tracking, setTracking] = useState(sent?.tracking ?? '');
  const [isTried, setTried] = useState(false);
  useStillness(true);
  const { run, busy, problem } = useTradeStep(() =>
    read(api.trades[':id']['return-sent'].$post({ param: { id: trade.id }, json: { carrier: carrier.trim(), tracking: tracking.trim() } })),
  );
  const [hasCarrier, hasNumber] = [carrier.trim() !== '', tracking.trim() !== ''];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (hasCarrier && hasNumber && (await run())) onDone();
  };
  return (
    <form noValidate className={styles['post']} onSubmit={(event) => void send(event)}>
      <Fields>
        <Field
          name="return-carrier" label={m.trades_post_carrier()} list={list} maxLength={60} autoComplete="off" required value={carrier}
          error={isTried && !hasCarrier ? m.trades_post_carrier_missing() : undefined} onChange={(event) => setCarrier(event.target.value)}
        />
        <Field
          name="return-tracking" label={m.trades_post_tracking()} maxLength={60} autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" required
          value={tracking} error={isTried && !hasNumber ? m.trades_return_tracking_missing() : undefined} onChange={(event) => setTracking(event.target.value)}
        />
      </Fields>
      <datalist id={list}>{(isMarket(trade.market) ? carriers[trade.market] : []).map((name) => <option key={name} value={name}>{name}</option>)}</datalist>
      {problem === null ? null : <Notice kind="wrong" announce>{problemWords(problem)}</Notice>}
      <p className={styles['buttons']}>
        <Button kind="take" type="submit" busy={busy}>{m.trades_post_send()}</Button>
        <Button kind="outline" onClick={onDone}>{m.trades_post_cancel()}</Button>
      </p>
    </form>
  );
}
