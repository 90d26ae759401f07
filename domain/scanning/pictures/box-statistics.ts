import type { Grey } from './grey';

/** Mean and standard deviation of the grey around each pixel. */
export interface BoxStatistics {
  readonly mean: Float32Array;
  readonly deviation: Float32Array;
}

/** Adds or subtracts one row from the sums that each column has of the rows in its box. */
function addRow(grey: Grey, row: number, sign: 1 | -1, sums: Float64Array, squares: Float64Array): void {
  const start = row * grey.width;
  for (let x = 0; x < grey.width; x += 1) {
    const shade = grey.pixels[start + x] ?? 0;
    sums[x] = (sums[x] ?? 0) + sign * shade;
    squares[x] = (squares[x] ?? 0) + sign * shade * shade;
  }
}

/**
 * Returns the statistics of the box of side 2 × radius + 1 around each pixel, cut at the edges of the picture. The sums
 * move with the box, so the time does not depend on the radius.
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

/** Shades of grey below which a deviation is noise, which must not become bars. */
const minDeviation = 6;

/** Contrast and mean shade of a normalised picture. */
const contrast = 60;
const middleShade = 128;

/** Returns each pixel relative to its surroundings: bars in shadow, glare and faint print get the same contrast. */
export function normalise(grey: Grey, radius: number): Grey {
  const { mean, deviation } = boxStatistics(grey, radius);
  const pixels = new Uint8ClampedArray(grey.pixels.length);
  for (let index = 0; index < pixels.length; index += 1) {
    const difference = (grey.pixels[index] ?? 0) - (mean[index] ?? 0);
    pixels[index] = (difference / Math.max(deviation[index] ?? 0, minDeviation)) * contrast + middleShade;
  }
  return { width: grey.width, height: grey.height, pixels };
}
