import { useState } from 'react';
import type { Carriage } from '../../../domain/forms/carriage-form';
import type { FieldFaults } from '../../../domain/forms/form-schema';
import { isMistypedTracking } from '../../../domain/trades/parcels/carriage';
import { isCarrierCode, type CarrierCode } from '../../../domain/trades/parcels/carriers';
import { plainTrackingNumber } from '../../../domain/trades/parcels/postal-number';
import { m } from '../../../messages/compiled/messages.js';
import type { FieldWords } from '../use-action-form';

/** Contents of the fields. The name of another carrier stays while a listed one is chosen. */
export interface CarriageText {
  readonly carrier: CarrierCode | '';
  readonly name: string;
  readonly tracking: string;
}

/** Sentences for the faults of the fields. A number that was entered is only doubted. */
export const carriageWords: FieldWords<'carrier' | 'carrier-name' | 'tracking'> = {
  carrier: () => m.trades_post_carrier_missing(),
  'carrier-name': () => m.trades_post_carrier_name_missing(),
  tracking: (fault) => (fault === 'missing' ? m.trades_return_tracking_missing() : m.trades_post_tracking_doubt()),
};

/** State of the fields for a parcel's carrier and number. */
export interface CarriageState {
  readonly texts: CarriageText;
  readonly change: (part: Partial<CarriageText>) => void;
  /** Returns the fault of a number with a wrong check digit, once. The form's schema can't check that. */
  readonly checkTracking: (carriage: Carriage | null) => FieldFaults;
}

/** Carrier and number that were stored before, if any. */
type StoredCarriage = {
  readonly carrier: CarrierCode | null;
  readonly carrierName: string | null;
  readonly tracking: string | null;
} | null;

/** Returns the fields that a form without script has sent, or those that were stored before. */
function initialTexts(before: StoredCarriage, posted: Readonly<Record<string, string>> | undefined): CarriageText {
  if (posted?.['carrier'] !== undefined) {
    const { carrier, tracking = '' } = posted;
    return { carrier: isCarrierCode(carrier) ? carrier : '', name: posted['carrier-name'] ?? '', tracking };
  }
  return {
    carrier: before?.carrier ?? '',
    name: before?.carrier === 'other' ? (before.carrierName ?? '') : '',
    tracking: before?.tracking ?? '',
  };
}

/**
 * Returns the state of the fields for carrier and number. A number with a wrong check digit is doubted once. If the
 * person sends it again it is accepted, because only the carrier knows its numbers. `posted`: the fields that a form
 * without script has sent.
 */
export function useCarriage(before: StoredCarriage, posted?: Readonly<Record<string, string>>): CarriageState {
  const [texts, setTexts] = useState(() => initialTexts(before, posted));
  const [questionedNumber, setQuestionedNumber] = useState('');
  return {
    texts,
    change: (part) => setTexts((all) => ({ ...all, ...part })),
    checkTracking: (carriage) => {
      if (carriage === null || !isMistypedTracking(carriage.carrier, carriage.tracking)) return {};
      const number = `${carriage.carrier} ${plainTrackingNumber(carriage.tracking)}`;
      if (number === questionedNumber) return {};
      setQuestionedNumber(number);
      return { tracking: 'wrong' };
    },
  };
}
