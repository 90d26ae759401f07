import type { Grey } from './grey';

/** Returns the weights of four neighbours for a point `part` after the second. @see Keys, cubic convolution, a = −½ */
function weights(part: number): readonly [number, number, number, number] {
  const rest = 1 - part;
  return [
    -0.5 * part * rest * rest,
    1 + part * part * (1.5 * part - 2.5),
    1 + rest * rest * (1.5 * rest - 2.5),
    -0.5 * rest * part * part,
  ];
}

interface Tap {
  readonly from: readonly [number, number, number, number];
  readonly by: readonly [number, number, number, number];
}

/** Returns for each place of the new line four old places with their weights. The outer pixels' middles stay. */
function taps(old: number, now: number): readonly Tap[] {
  const inside = (index: number) => Math.min(old - 1, Math.max(0, index));
  return Array.from({ length: now }, (_, index) => {
    const place = ((index + 0.5) * old) / now - 0.5;
    const second = Math.floor(place);
    return {
      from: [inside(second - 1), inside(second), inside(second + 1), inside(second + 2)],
      by: weights(place - second),
    };
  });
}

/** Returns the picture enlarged `factor` times in both directions by cubic interpolation. */
export function enlarge({ width, height, pixels }: Grey, factor: number): Grey {
  const wide = Math.round(width * factor);
  const high = Math.round(height * factor);
  const columns = taps(width, wide);
  const across = new Float32Array(wide * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (const [x, { from, by }] of columns.entries()) {
      across[y * wide + x] =
        (pixels[row + from[0]] ?? 0) * by[0] +
        (pixels[row + from[1]] ?? 0) * by[1] +
        (pixels[row + from[2]] ?? 0) * by[2] +
        (pixels[row + from[3]] ?? 0) * by[3];
    }
  }
  const all = new Uint8ClampedArray(wide * high);
  for (const [y, { from, by }] of taps(height, high).entries()) {
    for (let x = 0; x < wide; x += 1) {
      all[y * wide + x] =
        (across[from[0] * wide + x] ?? 0) * by[0] +
        (across[from[1] * wide + x] ?? 0) * by[1] +
        (across[from[2] * wide + x] ?? 0) * by[2] +
        (across[from[3] * wide + x] ?? 0) * by[3];
    }
  }
  return { width: wide, height: high, pixels: all };
}
