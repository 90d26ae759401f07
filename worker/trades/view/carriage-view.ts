import { z } from 'zod';
import {
  namedCarrier,
  trackingLink,
  type Destination,
  type NamedCarrier,
} from '../../../domain/trades/parcels/carriage';
import type { Shop } from '../../platform/settings/settings';
import type { TradeRow } from '../core/trade-rows';

interface TrackingView<Tracking> {
  readonly tracking: Tracking;
  readonly trackingLink: string | null;
}

const placeSchema = z.object({ country: z.string().default(''), postcode: z.string().default('') });

/** Returns the destination of parcels to the customer; empty strings after the customer's data was erased. */
export function customerDestination({ address }: Pick<TradeRow, 'address'>): Destination {
  return placeSchema.parse(JSON.parse(address));
}

/** Returns the destination of parcels to the shop. */
export function shopDestination({ country, postcode }: Shop): Destination {
  return { country, postcode };
}

/**
 * Returns the carrier of a parcel, its tracking number and the link of the tracking page. `stored`: see
 * `storedCarrier`.
 */
export function carriageView<Tracking extends string | null>(
  stored: string,
  tracking: Tracking,
  { market }: Pick<TradeRow, 'market'>,
  to: Destination,
): NamedCarrier & TrackingView<Tracking> {
  const named = namedCarrier(stored);
  return { ...named, tracking, trackingLink: trackingLink(named.carrier, tracking, market, to) };
}

/** Returns what `carriageView` returns; null as carrier of a parcel that is not posted yet. */
export function carriageOrNone(
  { carrier, tracking }: Pick<TradeRow, 'carrier' | 'tracking'>,
  trade: Pick<TradeRow, 'market'>,
  to: Destination,
): (NamedCarrier | { readonly carrier: null; readonly carrierName: null }) & TrackingView<string | null> {
  return carrier === null
    ? { carrier: null, carrierName: null, tracking, trackingLink: null }
    : carriageView(carrier, tracking, trade, to);
}
