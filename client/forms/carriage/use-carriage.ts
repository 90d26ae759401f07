import { useState } from 'react';
import { isMistyped, type ChosenCarrier } from '../../../domain/trades/parcels/carriage';
import { isCarrierCode, type CarrierCode } from '../../../domain/trades/parcels/carriers';
import { plainTrackingNumber } from '../../../domain/trades/parcels/postal-number';
import { m } from '../../../messages/compiled/messages.js';

/** Contents of the fields. The name of another carrier stays while a listed one is chosen. */
export interface Written {
  readonly carrier: CarrierCode | '';
  readonly name: string;
  readonly tracking: string;
}

/** Carrier and number as the API takes them. */
export type ReadyCarriage = ChosenCarrier & { readonly tracking: string };

/** State of the fields for a parcel's carrier and number. */
export interface Carriage {
  readonly written: Written;
  readonly isNumberNeeded: boolean;
  readonly write: (part: Partial<Written>) => void;
  /** Faults by field. None is reported before the first attempt to send. */
  readonly faults: Readonly<Partial<Record<keyof Written, string>>>;
  /** Number of attempts to send that found a fault. */
  readonly refusals: number;
  /** Returns what may be sent. Returns null on a fault, which is then shown beside its field. */
  readonly ready: () => ReadyCarriage | null;
}

/** Carrier and number that were stored before, if any. */
type Before = {
  readonly carrier: CarrierCode | null;
  readonly carrierName: string | null;
  readonly tracking: string | null;
} | null;

/** What a form without script has sent: its fields, and whether one of them was refused. */
export interface PostedCarriageFields {
  readonly values: Readonly<Record<string, string>>;
  readonly isRefused: boolean;
}

/** Returns the fields that a form without script has sent, or those that were stored before. */
function startOf(before: Before, posted: PostedCarriageFields | undefined): Written {
  if (posted?.values['carrier'] !== undefined) {
    const { carrier, tracking = '' } = posted.values;
    return { carrier: isCarrierCode(carrier) ? carrier : '', name: posted.values['carrier-name'] ?? '', tracking };
  }
  return {
    carrier: before?.carrier ?? '',
    name: before?.carrier === 'other' ? (before.carrierName ?? '') : '',
    tracking: before?.tracking ?? '',
  };
}

/**
 * Returns the state of the fields for carrier and number. A number with a wrong check digit is doubted once. If the
 * person sends it again it is accepted, because only the carrier knows its numbers.
 */
export function useCarriage(before: Before, isNumberNeeded = false, posted?: PostedCarriageFields): Carriage {
  const [written, setWritten] = useState(() => startOf(before, posted));
  const [refusals, setRefusals] = useState(posted?.isRefused === true ? 1 : 0);
  const [doubted, setDoubted] = useState('');
  const { carrier } = written;
  const [name, tracking] = [written.name.trim(), written.tracking.trim()];
  const isNameless = carrier === 'other' && name === '';
  const isNumberless = isNumberNeeded && tracking === '';
  const doubt = carrier !== '' && isMistyped(carrier, tracking) ? `${carrier} ${plainTrackingNumber(tracking)}` : '';
  const isTried = refusals > 0;
  return {
    written,
    isNumberNeeded,
    refusals,
    write: (part) => setWritten((all) => ({ ...all, ...part })),
    faults: {
      ...(isTried && carrier === '' ? { carrier: m.trades_post_carrier_missing() } : {}),
      ...(isTried && isNameless ? { name: m.trades_post_carrier_name_missing() } : {}),
      ...(isTried && isNumberless
        ? { tracking: m.trades_return_tracking_missing() }
        : doubt !== '' && doubt === doubted
          ? { tracking: m.trades_post_tracking_doubt() }
          : {}),
    },
    ready: () => {
      const isDoubtNew = doubt !== '' && doubt !== doubted;
      if (isDoubtNew) setDoubted(doubt);
      if (carrier === '' || isNameless || isNumberless || isDoubtNew) {
        setRefusals((count) => count + 1);
        return null;
      }
      return { carrier, ...(carrier === 'other' ? { carrierName: name } : {}), tracking };
    },
  };
}
