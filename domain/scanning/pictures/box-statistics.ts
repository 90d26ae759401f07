import type { Grey } from './grey';

/** Mean and standard deviation of the grey around each pixel. */
export interface BoxStatistics {
  readonly mean: Float32Array;
  readonly deviation: Float32Array;
}

/** One row in or out of the sums that each column keeps of the rows in its box. */
function addRow(grey: Grey, row: number, sign: 1 | -1, sums: Float64Array, squares: Float64Array): void {
  const start = row * grey.width;
  for (let x = 0; x < grey.width; x += 1) {
    const shade = grey.pixels[start + x] ?? 0;
    sums[x] = (sums[x] ?? 0) + sign * shade;
    squares[x] = (squares[x] ?? 0) + sign * shade * shade;
  }
}

/**
 * Statistics of the box of side 2 × radius + 1 around each pixel; at the edges, of the part of the box inside the
 * picture. The sums move along with the box, so that the radius costs nothing (an integral image, of which only the
 * rows in the box are held).
 */
export function boxStatistics(grey: Grey, radius: number): BoxStatistics {
  const { width, height } = grey;
  const mean = new Float32Array(width * height);
  const deviation = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const squares = new Float64Array(width);
  for (let row = 0; row < Math.min(radius, height); row += 1) addRow(grey, row, 1, sums, squares);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(grey, y + radius, 1, sums, squares);
    if (y - radius > 0) addRow(grey, y - radius - 1, -1, sums, squares);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    let sum = 0;
    let square = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) {
      sum += sums[x] ?? 0;
      square += squares[x] ?? 0;
    }
    for (let x = 0; x < width; x += 1) {
      const enters = x + radius;
      const leaves = x - radius - 1;
      if (enters < width) {
        sum += sums[enters] ?? 0;
        square += squares[enters] ?? 0;
      }
      if (leaves >= 0) {
        sum -= sums[leaves] ?? 0;
        square -= squares[leaves] ?? 0;
      }
      const count = rows * (Math.min(width - 1, enters) - Math.max(0, leaves + 1) + 1);
      const average = sum / count;
      mean[y * width + x] = average;
      deviation[y * width + x] = Math.sqrt(Math.max(0, square / count - average * average));
    }
  }
  return { mean, deviation };
}

/** Noise of an even surface is not blown up to bars. */
const leastDeviation = 6;

/**
 * Each pixel against its surroundings, (pixel − mean) / deviation × 60 + 128: shadow, glare and faint print become
 * bars of one contrast.
 */
export function normalised(grey: Grey, radius: number): Grey {
  const { mean, deviation } = boxStatistics(grey, radius);
  const pixels = new Uint8ClampedArray(grey.pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    pixels[at] = (((grey.pixels[at] ?? 0) - (mean[at] ?? 0)) / Math.max(deviation[at] ?? 0, leastDeviation)) * 60 + 128;
  }
  return { width: grey.width, height: grey.height, pixels };
}
