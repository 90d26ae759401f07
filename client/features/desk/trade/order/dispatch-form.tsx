import { useEffect, useEffectEvent, useRef } from 'react';
import { carriageForm, type Carriage } from '../../../../../domain/forms/carriage-form';
import { defaultMarket, isMarket } from '../../../../../domain/market/market';
import { carriersFor } from '../../../../../domain/trades/parcels/carriers';
import { m } from '../../../../../messages/compiled/messages.js';
import { ActionForm } from '../../../../forms/action-form';
import { CarriageFields } from '../../../../forms/carriage/carriage-fields';
import { carriageWords } from '../../../../forms/carriage/use-carriage';
import { useActionForm } from '../../../../forms/use-action-form';
import { useDeskTradeCalls } from '../../../../data/desk/trade-calls';
import { Button } from '../../../../ui/buttons/button';
import styles from '../../desk.module.css';
import { useDeskTrade } from '../trade-context';
import { useScannedCarriage } from '../use-scanned-carriage';

/** Storage key of the carrier of this tab's last parcel. Most parcels of a day have the same carrier. */
const carrierKey = 'dogear-desk-carrier';

function lastCarrier(): string | null {
  try {
    return sessionStorage.getItem(carrierKey);
  } catch {
    return null;
  }
}

function storeCarrier(carrier: string): void {
  try {
    sessionStorage.setItem(carrierKey, carrier);
  } catch {
    // Without storage it is chosen each time.
  }
}

/**
 * Form that dispatches a parcel with its scanned or typed number. `isJustPacked`: the order was packed on this
 * page, so the form gets the focus.
 */
export function DispatchForm({ isJustPacked }: { readonly isJustPacked: boolean }) {
  const { trade, runAction, isBusy } = useDeskTrade();
  const calls = useDeskTradeCalls(trade.id);
  const form = useRef<HTMLFormElement>(null);
  const carriage = useScannedCarriage(true, form);
  const chooseLastCarrier = useEffectEvent(() => {
    const lastUsed = carriersFor(isMarket(trade.market) ? trade.market : defaultMarket).find(
      (carrier) => carrier === lastCarrier(),
    );
    if (lastUsed !== undefined) carriage.change({ carrier: lastUsed });
  });
  useEffect(() => chooseLastCarrier(), []);
  useEffect(() => {
    if (isJustPacked) form.current?.querySelector('select')?.focus();
  }, [isJustPacked]);
  const send = async (parcel: Carriage) => {
    const isSent = await runAction({
      key: 'dispatch',
      words: m.desk_do_dispatch(),
      run: () => calls.dispatch(parcel),
    });
    if (isSent) storeCarrier(parcel.carrier);
    return isSent;
  };
  const { form: parts, errors } = useActionForm({
    schema: carriageForm,
    words: carriageWords,
    check: carriage.checkTracking,
    // The page lists failed actions.
    action: { run: send, problem: null },
  });
  return (
    <ActionForm {...parts} ref={form} className={styles['form']}>
      <CarriageFields market={trade.market} carriage={carriage} errors={errors} hint={m.desk_tracking_hint()} />
      <p>
        <Button kind="take" type="submit" isBusy={isBusy('dispatch')}>
          {m.desk_dispatch()}
        </Button>
      </p>
    </ActionForm>
  );
}
