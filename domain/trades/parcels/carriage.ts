import type { Market } from '../../market/market-codes';
import { carrierName, isKnownCarrier, isPost, knownCarriers, trackingPage, type CarrierCode } from './carriers';
import { keepsS10, plainNumber } from './postal-number';

/** Who carries a parcel, as it is chosen: `carrierName` is what `other` is called, and stands with no known carrier. */
export interface ChosenCarrier {
  readonly carrier: CarrierCode;
  readonly carrierName?: string | undefined;
}

/** Who carries a parcel, as it is shown: the name is that of the carrier, or the one that `other` was given. */
export interface NamedCarrier {
  readonly carrier: CarrierCode;
  readonly carrierName: string;
}

/** Where a parcel goes; some tracking pages ask for it beside the number. `country` is an ISO 3166 code. */
export interface Destination {
  readonly country: string;
  readonly postcode: string;
}

/** What is stored of a carrier, in one text: its code, or the name that `other` was given. */
export function storedCarrier({ carrier, carrierName: name }: ChosenCarrier): string {
  return carrier === 'other' ? (name ?? '') : carrier;
}

/**
 * The carrier that a stored text means. Before there was a list, names were stored: one that a listed carrier has means
 * that carrier, any other is shown as it was written.
 */
export function namedCarrier(stored: string): NamedCarrier {
  const code = isKnownCarrier(stored) ? stored : knownCarriers.find((one) => carrierName(one) === stored);
  return code === undefined
    ? { carrier: 'other', carrierName: stored }
    : { carrier: code, carrierName: carrierName(code) };
}

/** What carriers number parcels with; "at the counter" and the like is no number that a page could look up. */
const numberShape = /^(?=.*\d)[0-9A-Z]{7,40}$/;

/**
 * The address of the page on which a carrier tells where the parcel is; null where none is known or the number is none.
 */
export function trackingLink(
  carrier: CarrierCode,
  tracking: string | null,
  market: Market,
  to: Destination,
): string | null {
  const number = plainNumber(tracking ?? '');
  const page = carrier === 'other' ? null : trackingPage(carrier, market);
  if (page === null || !numberShape.test(number)) return null;
  const values: Readonly<Record<string, string>> = { number, country: to.country, postcode: plainNumber(to.postcode) };
  const found = [...page.matchAll(/\{(\w+)\}/g)].map(([, name]) => values[name ?? ''] ?? '');
  if (found.includes('')) return null;
  return page.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * Whether a number is surely mistyped: it has the shape that posts number by, and its check digit is another one. Of
 * other shapes and carriers nothing is known for sure.
 */
export function isMistyped(carrier: CarrierCode, tracking: string): boolean {
  return carrier !== 'other' && isPost(carrier) && keepsS10(tracking) === false;
}
