import type { Grey } from './grey';

/**
 * Returns the mean of each pixel and up to `radius` pixels above and below it. Along upright bars this removes noise
 * and dirt and keeps the bars sharp; readers of single rows can't do that.
 */
export function averageRows({ width, height, pixels }: Grey, radius: number): Grey {
  const all = new Uint8ClampedArray(pixels.length);
  const sums = new Float64Array(width);
  const add = (row: number, sign: 1 | -1) => {
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + sign * (pixels[row * width + x] ?? 0);
  };
  for (let row = 0; row < Math.min(radius, height); row += 1) add(row, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius > 0) add(y - radius - 1, -1);
    const rows = Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1;
    for (let x = 0; x < width; x += 1) all[y * width + x] = (sums[x] ?? 0) / rows;
  }
  return { width, height, pixels: all };
}
