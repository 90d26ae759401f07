import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { parseIsbn } from '../../../../domain/isbn';
import { isShopCode } from '../../../../domain/trades/parcels/parcel-code';
import { m } from '../../../../messages/compiled/messages.js';
import { useCarriage, type CarriageState } from '../../../forms/carriage/use-carriage';
import { useScans } from '../frame/scan-context';

/**
 * Returns carrier and number of an outgoing parcel. While `isOpen`, a scanned code is its number, and the focus moves
 * to what the form needs next: the carrier, or the button.
 */
export function useScannedCarriage(isOpen: boolean, form: RefObject<HTMLFormElement | null>): CarriageState {
  const carriage = useCarriage(null);
  const [scans, setScans] = useState(0);
  const goOn = useEffectEvent(() =>
    form.current
      ?.querySelector<HTMLElement>(carriage.texts.carrier === '' ? 'select[name="carrier"]' : 'button[type="submit"]')
      ?.focus(),
  );
  useEffect(() => {
    if (scans > 0) goOn();
  }, [scans]);
  useScans((code) => {
    if (!isOpen || parseIsbn(code).ok || isShopCode(code)) return null;
    carriage.change({ tracking: code.trim() });
    setScans((count) => count + 1);
    return { tone: 'right', words: m.desk_tracking_taken() };
  });
  return carriage;
}
