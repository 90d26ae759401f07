import { useState, type FormEvent } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { read } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import { Button } from '../../ui/button';
import styles from './desk.module.css';
import { CarrierFields, useCarriage } from './carrier-fields';
import { useTradeRoom } from './trade-room';

/** The parcel goes to a carrier: its number is scanned or typed. */
export function DispatchForm() {
  const api = useApi();
  const { trade, act, isBusy } = useTradeRoom();
  const { carriage, setCarriage } = useCarriage(true);
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const json = { carrier: carriage.carrier.trim(), tracking: carriage.tracking.trim() };
    setMissing(json.carrier === '');
    if (json.carrier !== '') void act({ key: 'dispatch', words: m.desk_do_dispatch(), run: () => read(api.desk.trades[':id'].dispatch.$post({ param: { id: trade.id }, json })) });
  };
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <CarrierFields market={trade.market} carriage={carriage} missing={missing} onChange={setCarriage} />
      <p><Button kind="take" type="submit" busy={isBusy('dispatch')}>{m.desk_dispatch()}</Button></p>
    </form>
  );
}
