import { parseIsbn } from '../../../domain/isbn';
import { m } from '../../../messages/compiled/messages.js';
import { useCarriage, type Carriage } from '../../lib/use-carriage';
import { useScans } from './scan-room';

/** Our own codes on parcels and orders are not a carrier's. */
const ownCode = /^[A-Z]{2}-[0-9A-Z]{4,}(?:-\d+)?$/i;

/** Carrier and number of a parcel that leaves the desk: while `isOpen`, a code that is scanned is its number. */
export function useScannedCarriage(isOpen: boolean): Carriage {
  const carriage = useCarriage(null);
  useScans((code) => {
    if (!isOpen || parseIsbn(code).ok || ownCode.test(code.trim())) return null;
    carriage.write({ tracking: code.trim() });
    return { tone: 'right', words: m.desk_tracking_taken() };
  });
  return carriage;
}
