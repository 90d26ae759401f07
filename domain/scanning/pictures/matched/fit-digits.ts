import { perModule, type KnownShade, type Prefix, type Templates } from './templates';

/** Returns the shade of a profile at a place in pixels, interpolated linearly. */
export function shadeAt(profile: Float32Array, place: number): number {
  const left = Math.floor(place);
  const part = place - left;
  return (profile[left] ?? profile.at(0) ?? 0) * (1 - part) + (profile[left + 1] ?? profile.at(-1) ?? 0) * part;
}

/** Place of a code in a profile, in pixels: its first bar, and the width of a module. */
export interface Place {
  readonly start: number;
  readonly module: number;
}

/** The best fitting digits. */
export interface Fit {
  readonly isbn: string;
  /** Mean distance of profile and digits, as a share of the contrast between black and white. */
  readonly error: number;
  /** Additional cost of the next best digits with a right check digit, as a multiple of the cost. */
  readonly margin: number;
}

/** Returns white level, contrast and slope of the light, fitted to the known shades, or null without contrast. */
function fittedLight(profile: Float32Array, { start, module }: Place, known: readonly KnownShade[]) {
  // Least squares for shade = a + b·black + c·place, where c is the slope of the light along the code.
  const sums = Array.from({ length: 3 }, () => [0, 0, 0, 0]);
  for (const { place, shade } of known) {
    const row = [1, shade, place / 95];
    const seen = shadeAt(profile, start + place * module);
    for (const [down, left] of row.entries()) {
      const line = sums[down] ?? [];
      for (const [across, right] of [...row, seen].entries()) line[across] = (line[across] ?? 0) + left * right;
    }
  }
  for (let pivot = 0; pivot < 3; pivot += 1) {
    const line = sums[pivot] ?? [];
    const head = line[pivot] ?? 0;
    if (Math.abs(head) < 1e-9) return null;
    for (const other of sums) {
      const factor = other === line ? 0 : (other[pivot] ?? 0) / head;
      for (let at = pivot; at < 4; at += 1) other[at] = (other[at] ?? 0) - factor * (line[at] ?? 0);
    }
  }
  const [white = 0, black = 0, slope = 0] = sums.map((line, index) => (line[3] ?? 0) / (line[index] ?? 1));
  return black < -4 ? { white, contrast: -black, slope } : null;
}

/** Cells of the left half that use the even set when the first digit is 9. */
const evenCells = [false, true, true, false, true, false];

/** Returns for each of twelve cells the squared distances of the profile from the ten digits. */
function distancesOfCells(
  profile: Float32Array,
  place: Place,
  templates: Templates,
  level: NonNullable<ReturnType<typeof fittedLight>>,
) {
  return Array.from({ length: 12 }, (_, cell) => {
    const begin = cell < 6 ? 3 + 7 * cell : 50 + 7 * (cell - 6);
    const leftSet = evenCells[cell] === true ? templates.even : templates.odd;
    const set = cell >= 6 ? templates.right : leftSet;
    const seen = Array.from({ length: 7 * perModule }, (_each, index) => {
      const module = begin + (index + 0.5) / perModule;
      return (
        (level.white + level.slope * (module / 95) - shadeAt(profile, place.start + module * place.module)) /
        level.contrast
      );
    });
    return set.map((template) => template.reduce((sum, shade, index) => sum + (shade - (seen[index] ?? 0)) ** 2, 0));
  });
}

interface Candidate {
  readonly cost: number;
  readonly digits: string;
}

/** Returns the best two rows of digits with a right check digit, found by dynamic programming over the weighted sum. */
function bestTwo(costs: readonly (readonly number[])[], fixed: readonly number[]): readonly Candidate[] {
  // The first digit 9 has weight 1, the first cell weight 3.
  let candidates = new Map<number, readonly Candidate[]>([[9, [{ cost: 0, digits: '9' }]]]);
  for (const [cell, cost] of costs.entries()) {
    const next = new Map<number, Candidate[]>();
    const possible = fixed[cell] === undefined ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : [fixed[cell]];
    for (const [sum, before] of candidates) {
      for (const digit of possible) {
        const reached = (sum + digit * (cell % 2 === 0 ? 3 : 1)) % 10;
        const list = next.get(reached) ?? [];
        for (const each of before)
          list.push({ cost: each.cost + (cost[digit] ?? 0), digits: each.digits + String(digit) });
        next.set(reached, list);
      }
    }
    candidates = new Map([...next].map(([sum, list]) => [sum, list.toSorted((a, b) => a.cost - b.cost).slice(0, 2)]));
  }
  return candidates.get(0) ?? [];
}

/** Returns the digits with this prefix that fit a profile at a place best, or null without contrast. */
export function fitDigits(profile: Float32Array, place: Place, templates: Templates, prefix: Prefix): Fit | null {
  const level = fittedLight(profile, place, templates.known[prefix]);
  if (!level) return null;
  const [best, next] = bestTwo(distancesOfCells(profile, place, templates, level), [7, Number(prefix[2])]);
  if (!best || !next) return null;
  return {
    isbn: best.digits,
    error: Math.sqrt(best.cost / (84 * perModule)),
    margin: (next.cost - best.cost) / Math.max(best.cost, 1e-6),
  };
}
