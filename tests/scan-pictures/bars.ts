import bwip from 'bwip-js/node';

/** A printed code: for each module from left to right whether it is black. */
export type Bars = readonly boolean[];

/**
 * Returns the bars of an EAN-13 or UPC-A without quiet zones, with an add-on where the text has one
 * (`'9780140328721 51299'`).
 */
export function barsOf(text: string, kind: 'ean13' | 'upca' = 'ean13'): Bars {
  const [drawn] = bwip.raw({ bcid: kind, text });
  if (!drawn || !('sbs' in drawn)) throw new Error(`${text}: no bars`);
  // Widths of bar, space, bar, space …
  return drawn.sbs.flatMap((width, at) => Array.from({ length: width }, () => at % 2 === 0));
}
