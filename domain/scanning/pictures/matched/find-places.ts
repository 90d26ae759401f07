import { shadeAt, type Place } from './fit-digits';
import { coarseTemplates, type KnownShade, type Prefix } from './templates';

/** Returns the correlation (-1 to 1) of a profile with known shades at a place. Black is low in profiles. */
function correlation(profile: Float32Array, { start, module }: Place, known: readonly KnownShade[]): number {
  let knownSum = 0;
  let seenSum = 0;
  let knownSquares = 0;
  let seenSquares = 0;
  let products = 0;
  for (const { place, shade } of known) {
    const seen = 255 - shadeAt(profile, start + place * module);
    knownSum += shade;
    seenSum += seen;
    knownSquares += shade * shade;
    seenSquares += seen * seen;
    products += shade * seen;
  }
  const count = known.length;
  const spread = (knownSquares - (knownSum * knownSum) / count) * (seenSquares - (seenSum * seenSum) / count);
  return spread > 1 ? (products - (knownSum * seenSum) / count) / Math.sqrt(spread) : 0;
}

export interface LikelyPlace extends Place {
  readonly likeness: number;
}

/** The first modules of a code, with one sample per module, which is enough for the first search. */
interface Beginning {
  readonly places: readonly number[];
  /** Shades relative to their mean. */
  readonly weights: Float32Array;
  /** Length of `weights` as a vector. */
  readonly weight: number;
}

function beginningOf(prefix: Prefix): Beginning {
  const known = coarseTemplates.known[prefix].filter(({ place }, index) => place < 17 && index % 3 === 1);
  const mean = known.reduce((sum, { shade }) => sum + shade, 0) / known.length;
  const weights = Float32Array.from(known, ({ shade }) => mean - shade);
  return {
    places: known.map(({ place }) => place),
    weights,
    weight: Math.sqrt(weights.reduce((sum, each) => sum + each * each, 0)),
  };
}
const beginnings: Readonly<Record<Prefix, Beginning>> = { '978': beginningOf('978'), '979': beginningOf('979') };

/** Widths of a module in pixels that are searched; wider ones are found in a smaller picture. */
const minModule = 0.9;
const maxModule = 6;
/** Least correlation of a place that counts as a code. */
const minLikeness = 0.65;
/** Samples per pixel of the first search, which does not interpolate further. */
const samplesPerPixel = 4;

function sampleFinely(profile: Float32Array): Float32Array {
  return Float32Array.from({ length: profile.length * samplesPerPixel }, (_, index) =>
    shadeAt(profile, index / samplesPerPixel),
  );
}

/** Returns the likeliest places, one in each neighbourhood. */
function roughPlaces(
  profile: Float32Array,
  { places: offsetsInModules, weights, weight }: Beginning,
): readonly LikelyPlace[] {
  const fine = sampleFinely(profile);
  const places: LikelyPlace[] = [];
  const offsets = new Int32Array(offsetsInModules.length);
  for (let module = minModule; module <= Math.min(maxModule, profile.length / 97); module *= 1.02) {
    for (const [index, place] of offsetsInModules.entries())
      offsets[index] = Math.round(place * module * samplesPerPixel);
    const step = Math.max(1, Math.round(module * samplesPerPixel * 0.35));
    const from = Math.ceil(3 * module * samplesPerPixel);
    const to = fine.length - Math.ceil(95 * module * samplesPerPixel);
    for (let start = from; start < to; start += step) {
      let sum = 0;
      let square = 0;
      let fit = 0;
      for (let index = 0; index < offsets.length; index += 1) {
        const seen = fine[start + (offsets[index] ?? 0)] ?? 0;
        sum += seen;
        square += seen * seen;
        fit += seen * (weights[index] ?? 0);
      }
      const spread = square - (sum * sum) / offsets.length;
      if (spread < 200 || fit < minLikeness * weight * Math.sqrt(spread)) continue;
      const place = { start: start / samplesPerPixel, module, likeness: fit / (weight * Math.sqrt(spread)) };
      const near = places.findIndex((each) => Math.abs(each.start - place.start) < 3 * module);
      const known = places[near];
      if (!known) places.push(place);
      else if (place.likeness > known.likeness) places[near] = place;
    }
  }
  return places;
}

/**
 * Returns the best refinement of a place. Small steps, since an error of the module's width adds up over 95 modules.
 */
function refinedPlace(profile: Float32Array, rough: Place, known: readonly KnownShade[]): LikelyPlace {
  let best: LikelyPlace = { ...rough, likeness: -1 };
  for (let width = -8; width <= 8; width += 1) {
    const module = rough.module * (1 + width * 0.003);
    for (let shift = -3; shift <= 3; shift += 1) {
      const place = { start: rough.start + shift * 0.2 * module, module };
      const like = correlation(profile, place, known);
      if (like > best.likeness) best = { ...place, likeness: like };
    }
  }
  return best;
}

/** Returns at most `max` places of a profile where a code with this prefix may be, the likeliest first. */
export function findPlaces(profile: Float32Array, prefix: Prefix, max: number): readonly LikelyPlace[] {
  const likelier = (a: LikelyPlace, b: LikelyPlace) => b.likeness - a.likeness;
  return roughPlaces(profile, beginnings[prefix])
    .toSorted(likelier)
    .slice(0, max * 2)
    .map((place) => refinedPlace(profile, place, coarseTemplates.known[prefix]))
    .filter((place) => place.likeness > minLikeness)
    .toSorted(likelier)
    .slice(0, max);
}
