import type { Market } from '../../market/market-codes';
import { carrierName, isKnownCarrier, isPost, knownCarriers, trackingPage, type CarrierCode } from './carriers';
import { hasValidS10CheckDigit, plainTrackingNumber } from './postal-number';

/** A chosen carrier; `carrierName` is set only for `other`. */
export interface ChosenCarrier {
  readonly carrier: CarrierCode;
  readonly carrierName?: string | undefined;
}

/** Greatest number of characters of a carrier's typed name and of a tracking number. */
export const carriageLimits = { carrierName: 60, tracking: 60 } as const;

/** A carrier as it is shown: with the listed name, or the typed one for `other`. */
export interface NamedCarrier {
  readonly carrier: CarrierCode;
  readonly carrierName: string;
}

/** Destination of a parcel, which some tracking pages need. `country` is an ISO 3166 code. */
export interface Destination {
  readonly country: string;
  readonly postcode: string;
}

/** Returns the stored text of a carrier: its code, or the typed name for `other`. */
export function storedCarrier({ carrier, carrierName: name }: ChosenCarrier): string {
  return carrier === 'other' ? (name ?? '') : carrier;
}

/**
 * Returns the carrier of a stored text. Old rows store names: a listed name means its carrier, others stay as typed.
 */
export function namedCarrier(stored: string): NamedCarrier {
  const code = isKnownCarrier(stored) ? stored : knownCarriers.find((carrier) => carrierName(carrier) === stored);
  return code === undefined
    ? { carrier: 'other', carrierName: stored }
    : { carrier: code, carrierName: carrierName(code) };
}

/** Matches tracking numbers. People also type words there, such as "at the counter". */
const numberShape = /^(?=.*\d)[0-9A-Z]{7,40}$/;

/** Returns the URL of a parcel's tracking page, or null when the page is unknown or the text is not a number. */
export function trackingLink(
  carrier: CarrierCode,
  tracking: string | null,
  market: Market,
  to: Destination,
): string | null {
  const number = plainTrackingNumber(tracking ?? '');
  const page = carrier === 'other' ? null : trackingPage(carrier, market);
  if (page === null || !numberShape.test(number)) return null;
  const values: Readonly<Record<string, string>> = {
    number,
    country: to.country,
    postcode: plainTrackingNumber(to.postcode),
  };
  const usedValues = [...page.matchAll(/\{(\w+)\}/g)].map(([, name]) => values[name ?? ''] ?? '');
  if (usedValues.includes('')) return null;
  return page.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Returns whether a number has the S10 form of posts and a wrong check digit; other numbers can't be checked. */
export function isMistypedTracking(carrier: CarrierCode, tracking: string): boolean {
  return carrier !== 'other' && isPost(carrier) && hasValidS10CheckDigit(tracking) === false;
}
