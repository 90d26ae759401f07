import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { parseIsbn } from '../../../../domain/isbn';
import { isShopCode } from '../../../../domain/trades/parcels/parcel-code';
import { m } from '../../../../messages/compiled/messages.js';
import { useCarriage, type CarriageState } from '../../../forms/carriage/use-carriage';
import { useScans } from '../frame/scan-context';

/**
 * Returns carrier and number of an outgoing parcel. While `isOpen`, a scanned code becomes its number. The focus then
 * moves to the carrier, or to the button if the carrier is chosen.
 */
export function useScannedCarriage(isOpen: boolean, form: RefObject<HTMLFormElement | null>): CarriageState {
  const carriage = useCarriage(null);
  const [scanCount, setScanCount] = useState(0);
  const focusNextField = useEffectEvent(() =>
    form.current
      ?.querySelector<HTMLElement>(carriage.texts.carrier === '' ? 'select[name="carrier"]' : 'button[type="submit"]')
      ?.focus(),
  );
  useEffect(() => {
    if (scanCount > 0) focusNextField();
  }, [scanCount]);
  useScans((code) => {
    if (!isOpen || parseIsbn(code).ok || isShopCode(code)) return null;
    carriage.change({ tracking: code.trim() });
    setScanCount((count) => count + 1);
    return { tone: 'right', words: m.desk_tracking_taken() };
  });
  return carriage;
}
