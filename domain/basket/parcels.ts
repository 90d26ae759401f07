import { parcelPolicy } from '../policy/parcels';

/** Estimated weight in grams per page and per cover, by format. */
const weights = {
  paperback: { page: 0.95, cover: 40 },
  hardcover: { page: 1.3, cover: 160 },
  pocket: { page: 0.6, cover: 20 },
  other: { page: 0.95, cover: 60 },
} as const;

/** Pages of a usual book, taken when the number is unknown. */
const usualPages = 320;
/** Pages beyond which a catalogue entry is a mistake. */
const maxPages = 5000;

/** Returns the estimated weight of a copy in grams. @see docs/product.md#parcels */
export function estimateGrams(pages: number | null, format: keyof typeof weights): number {
  const { page, cover } = weights[format];
  const counted = pages === null || pages <= 0 ? usualPages : Math.min(pages, maxPages);
  return Math.round(counted * page + cover);
}

export interface Parcel<Line> {
  readonly grams: number;
  readonly lines: readonly { readonly line: Line; readonly quantity: number }[];
}

/**
 * Splits copies into parcels of at most 20 kg: the heaviest first, each into the first parcel with room. `grams` is the
 * weight of one copy. A copy is never split, and each parcel refers to the caller's own `line` values.
 */
export function packParcels<Line>(
  copies: readonly { readonly line: Line; readonly grams: number; readonly quantity: number }[],
): Parcel<Line>[] {
  const parcels: { grams: number; lines: { line: Line; quantity: number }[] }[] = [];
  for (const { line, grams, quantity } of copies.toSorted((a, b) => b.grams - a.grams)) {
    let left = quantity;
    for (const parcel of parcels) {
      const fit = Math.min(left, Math.floor((parcelPolicy.maxGrams - parcel.grams) / Math.max(1, grams)));
      if (fit <= 0) continue;
      parcel.grams += fit * grams;
      parcel.lines.push({ line, quantity: fit });
      left -= fit;
    }
    const perParcel = Math.max(1, Math.floor(parcelPolicy.maxGrams / Math.max(1, grams)));
    for (; left > 0; left -= Math.min(left, perParcel)) {
      const quantityHere = Math.min(left, perParcel);
      parcels.push({ grams: quantityHere * grams, lines: [{ line, quantity: quantityHere }] });
    }
  }
  return parcels;
}
