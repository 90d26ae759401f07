import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { parseIsbn } from '../../../../domain/isbn';
import { m } from '../../../../messages/compiled/messages.js';
import { useCarriage, type Carriage } from '../../../forms/carriage/use-carriage';
import { useScans } from '../frame/scan-context';

/** Our own codes on parcels and orders are not a carrier's. */
const ownCode = /^[A-Z]{2}-[0-9A-Z]{4,}(?:-\d+)?$/i;

/**
 * Carrier and number of a parcel that leaves the desk: while `isOpen`, a code that is scanned is its number, and the
 * focus goes to what the form wants next: the carrier, or the press that sends it.
 */
export function useScannedCarriage(isOpen: boolean, form: RefObject<HTMLFormElement | null>): Carriage {
  const carriage = useCarriage(null);
  const [scans, setScans] = useState(0);
  const goOn = useEffectEvent(() =>
    form.current
      ?.querySelector<HTMLElement>(carriage.written.carrier === '' ? 'select[name="carrier"]' : 'button[type="submit"]')
      ?.focus(),
  );
  useEffect(() => {
    if (scans > 0) goOn();
  }, [scans]);
  useScans((code) => {
    if (!isOpen || parseIsbn(code).ok || ownCode.test(code.trim())) return null;
    carriage.write({ tracking: code.trim() });
    setScans((count) => count + 1);
    return { tone: 'right', words: m.desk_tracking_taken() };
  });
  return carriage;
}
