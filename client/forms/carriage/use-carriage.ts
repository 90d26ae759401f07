import { useState } from 'react';
import { isMistyped, type ChosenCarrier } from '../../../domain/trades/parcels/carriage';
import type { CarrierCode } from '../../../domain/trades/parcels/carriers';
import { plainTrackingNumber } from '../../../domain/trades/parcels/postal-number';
import { m } from '../../../messages/compiled/messages.js';

/** What stands in the fields. The name of another carrier stays while a listed one is chosen. */
export interface Written {
  readonly carrier: CarrierCode | '';
  readonly name: string;
  readonly tracking: string;
}

/** What the API takes. */
export type ReadyCarriage = ChosenCarrier & { readonly tracking: string };

/** A parcel's carrier and number while they are written. */
export interface Carriage {
  readonly written: Written;
  readonly isNumberNeeded: boolean;
  readonly write: (part: Partial<Written>) => void;
  /** What is wrong, by field; undefined where nothing is, or nothing was said yet. */
  readonly faults: Readonly<Partial<Record<keyof Written, string>>>;
  /** How many times something was wrong when it was to be sent. */
  readonly refusals: number;
  /** What may be sent; null while something is wrong, which is then said beside its field. */
  readonly ready: () => ReadyCarriage | null;
}

/** What was said of the parcel before, where it was. */
type Before = {
  readonly carrier: CarrierCode | null;
  readonly carrierName: string | null;
  readonly tracking: string | null;
} | null;

/**
 * Carrier and number being written. A number that can't be right is told once; whoever sends it again means it, because
 * what a carrier printed is the carrier's business.
 */
export function useCarriage(before: Before, isNumberNeeded = false): Carriage {
  const [written, setWritten] = useState<Written>({
    carrier: before?.carrier ?? '',
    name: before?.carrier === 'other' ? (before.carrierName ?? '') : '',
    tracking: before?.tracking ?? '',
  });
  const [refusals, setRefusals] = useState(0);
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
