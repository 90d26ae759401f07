import type { FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { CarriageFields } from '../../lib/carriage-fields';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import styles from './desk.module.css';
import { useTradeRoom } from './trade-room';
import { useScannedCarriage } from './use-scanned-carriage';

/** The parcel goes to a carrier: its number is scanned or typed. */
export function DispatchForm() {
  const api = useApi();
  const { trade, act, isBusy } = useTradeRoom();
  const carriage = useScannedCarriage(true);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const json = carriage.ready();
    if (json !== null) void act({ key: 'dispatch', words: m.desk_do_dispatch(), run: () => read(api.desk.trades[':id'].dispatch.$post({ param: { id: trade.id }, json })) });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <CarriageFields market={trade.market} carriage={carriage} hint={m.desk_tracking_hint()} />
      <p><Button kind="take" type="submit" busy={isBusy('dispatch')}>{m.desk_dispatch()}</Button></p>
    </form>
  );
}
