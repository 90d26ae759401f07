import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { defaultMarket, isMarket } from '../../../../../domain/market/market';
import { carriersFor } from '../../../../../domain/trades/parcels/carriers';
import { m } from '../../../../../messages/compiled/messages.js';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import styles from '../../desk.module.css';
import { useDeskTrade } from '../trade-context';
import { useScannedCarriage } from '../use-scanned-carriage';

/** Storage key of the carrier of this tab's last parcel: a van takes many. */
const place = 'dogear-desk-carrier';

function lastCarrier(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

function keepCarrier(carrier: string): void {
  try {
    sessionStorage.setItem(place, carrier);
  } catch {
    // Without storage it is chosen each time.
  }
}

/**
 * Form that dispatches a parcel with its scanned or typed number. `isNext`: it was just packed here, so the form gets
 * the focus.
 */
export function DispatchForm({ isNext }: { readonly isNext: boolean }) {
  const { trade, act, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const form = useRef<HTMLFormElement>(null);
  const carriage = useScannedCarriage(true, form);
  const begin = useEffectEvent(() => {
    const known = carriersFor(isMarket(trade.market) ? trade.market : defaultMarket).find(
      (carrier) => carrier === lastCarrier(),
    );
    if (known !== undefined) carriage.write({ carrier: known });
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isNext) form.current?.querySelector('select')?.focus();
  }, [isNext]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const json = carriage.ready();
    if (json === null) return;
    const isSent = await act({
      key: 'dispatch',
      words: m.desk_do_dispatch(),
      run: () => calls.dispatch(json),
    });
    if (isSent) keepCarrier(json.carrier);
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      <CarriageFields market={trade.market} carriage={carriage} hint={m.desk_tracking_hint()} />
      <p>
        <Button kind="take" type="submit" busy={isBusy('dispatch')}>
          {m.desk_dispatch()}
        </Button>
      </p>
    </form>
  );
}
