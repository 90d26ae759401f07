import { z } from 'zod';
import {
  namedCarrier,
  trackingLink,
  type Destination,
  type NamedCarrier,
} from '../../../domain/trades/parcels/carriage';
import type { Shop } from '../../platform/settings/settings';
import type { TradeRow } from '../core/trade-rows';

interface Number<Tracking> {
  readonly tracking: Tracking;
  readonly trackingLink: string | null;
}

const placeSchema = z.object({ country: z.string().default(''), postcode: z.string().default('') });

/** Where the person's parcels go. A trade that was stripped of its person has no such place left. */
export function personPlace({ address }: Pick<TradeRow, 'address'>): Destination {
  return placeSchema.parse(JSON.parse(address));
}

/** Where the shop's parcels go. */
export function shopPlace({ country, postcode }: Shop): Destination {
  return { country, postcode };
}

/**
 * A parcel's carrier as it is shown, and its number with the page that tells where it is. `stored`: see
 * `storedCarrier`.
 */
export function carriageView<Tracking extends string | null>(
  stored: string,
  tracking: Tracking,
  { market }: Pick<TradeRow, 'market'>,
  to: Destination,
): NamedCarrier & Number<Tracking> {
  const named = namedCarrier(stored);
  return { ...named, tracking, trackingLink: trackingLink(named.carrier, tracking, market, to) };
}

/** The same of a parcel that may not be posted yet. */
export function carriageOrNone(
  { carrier, tracking }: Pick<TradeRow, 'carrier' | 'tracking'>,
  trade: Pick<TradeRow, 'market'>,
  to: Destination,
): (NamedCarrier | { readonly carrier: null; readonly carrierName: null }) & Number<string | null> {
  return carrier === null
    ? { carrier: null, carrierName: null, tracking, trackingLink: null }
    : carriageView(carrier, tracking, trade, to);
}
