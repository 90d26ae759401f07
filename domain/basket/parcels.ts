import { parcelPolicy } from '../policy';

/** Grams of paper per page, and of cover, by format. */
const weights = {
  paperback: { page: 0.95, cover: 40 },
  hardcover: { page: 1.3, cover: 160 },
  pocket: { page: 0.6, cover: 20 },
  other: { page: 0.95, cover: 60 },
} as const;

const usualPages = 320;

/** Weight of a copy in grams, estimated from pages and format (docs/product.md#parcels). */
export function gramsOf(pages: number | null, format: keyof typeof weights): number {
  const { page, cover } = weights[format];
  const counted = pages === null || pages <= 0 ? usualPages : Math.min(pages, 5000);
  return Math.round(counted * page + cover);
}

export interface Parcel<Line> {
  readonly grams: number;
  readonly lines: readonly { readonly line: Line; readonly quantity: number }[];
}

/**
 * Splits copies into parcels of at most 20 kg: the heaviest first, each into the first parcel that still has room.
 * A copy is never split; the lines keep what the caller named them by.
 */
export function packed<Line>(
  copies: readonly { readonly line: Line; readonly grams: number; readonly quantity: number }[],
): Parcel<Line>[] {
  const parcels: { grams: number; lines: { line: Line; quantity: number }[] }[] = [];
  for (const { line, grams, quantity } of copies.toSorted((a, b) => b.grams - a.grams)) {
    let left = quantity;
    for (const parcel of parcels) {
      const fit = Math.min(left, Math.floor((parcelPolicy.mostGrams - parcel.grams) / Math.max(1, grams)));
      if (fit <= 0) continue;
      parcel.grams += fit * grams;
      parcel.lines.push({ line, quantity: fit });
      left -= fit;
    }
    const most = Math.max(1, Math.floor(parcelPolicy.mostGrams / Math.max(1, grams)));
    for (; left > 0; left -= Math.min(left, most)) {
      const quantityHere = Math.min(left, most);
      parcels.push({ grams: quantityHere * grams, lines: [{ line, quantity: quantityHere }] });
    }
  }
  return parcels;
}
