import type { Grey } from '../grey';
import type { DecodedCode } from '../decoded-code';
import { findPlaces } from './find-places';
import { fitDigits, type Fit } from './fit-digits';
import { allTemplates, prefixes } from './templates';

/** Rows of a band that are averaged to one profile. */
const rowsPerBand = 16;
/** Places of a band that are fitted. */
const placesPerBand = 3;

/** Limits of accepted fits, measured on pictures with and without codes: wrong fits have a margin below 0.1. */
const limitsOfFit = {
  error: 0.15,
  /** Margin when two bands agree. */
  margin: 0.25,
  /** Margin of a single band, as on a label of few rows. */
  marginAlone: 1.5,
} as const;

/** Returns the mean of each column over a band of rows. */
function profileOf({ width, pixels }: Grey, top: number): Float32Array {
  const profile = new Float32Array(width);
  for (let y = top; y < top + rowsPerBand; y += 1)
    for (let x = 0; x < width; x += 1) profile[x] = (profile[x] ?? 0) + (pixels[y * width + x] ?? 0) / rowsPerBand;
  return profile;
}

interface BandRead extends Fit {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

function bestFit(profile: Float32Array, top: number): BandRead | null {
  let best: BandRead | null = null;
  for (const prefix of prefixes) {
    for (const place of findPlaces(profile, prefix, placesPerBand)) {
      for (const templates of allTemplates) {
        const fit = fitDigits(profile, place, templates, prefix);
        if (fit && (!best || fit.error < best.error))
          best = { ...fit, x: place.start + 47.5 * place.module, y: top + rowsPerBand / 2, length: 95 * place.module };
      }
    }
  }
  return best;
}

/**
 * Reads upright book codes that barcode readers can't read: blurred, so that bars run into each other, or with about
 * one pixel per bar. It finds the digits whose blurred image fits the picture best.
 * @see docs/decisions/012
 */
export function readMatched(grey: Grey): readonly DecodedCode[] {
  const reads = new Map<string, BandRead[]>();
  for (let top = 0; top + rowsPerBand <= grey.height; top += rowsPerBand) {
    const read = bestFit(profileOf(grey, top), top);
    if (!read || read.error > limitsOfFit.error || read.margin < limitsOfFit.margin) continue;
    const same = reads.get(read.isbn) ?? [];
    same.push(read);
    reads.set(read.isbn, same);
  }
  return [...reads].flatMap(([text, bands]) => {
    const [first] = bands;
    if (!first || (bands.length < 2 && first.margin < limitsOfFit.marginAlone)) return [];
    return [
      {
        text,
        x: first.x,
        y: bands.reduce((sum, { y }) => sum + y, 0) / bands.length,
        length: first.length,
        angle: 0,
        lines: bands.length,
      },
    ];
  });
}
