import { describe, expect, it } from 'vitest';
import { boxStatistics, normalise } from './box-statistics';
import type { Grey } from './grey';

const picture = (rows: readonly (readonly number[])[]): Grey => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  pixels: new Uint8ClampedArray(rows.flat()),
});

/** Computes the statistics of one pixel by their definition. */
function slowly({ width, height, pixels }: Grey, radius: number, x: number, y: number) {
  const box: number[] = [];
  for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v += 1) {
    for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u += 1)
      box.push(pixels[v * width + u] ?? 0);
  }
  const mean = box.reduce((sum, each) => sum + each, 0) / box.length;
  return { mean, deviation: Math.sqrt(box.reduce((sum, each) => sum + (each - mean) ** 2, 0) / box.length) };
}

describe('boxStatistics', () => {
  it.each([0, 1, 2, 3, 9])('returns mean and deviation of the box of radius %i, cut at the edges', (radius) => {
    const grey = picture(
      Array.from({ length: 5 }, (_, y) =>
        Array.from({ length: 7 }, (_each, x) => (x * 53 + y * 97 + x * y * 31) % 256),
      ),
    );
    const { mean, deviation } = boxStatistics(grey, radius);
    for (let y = 0; y < 5; y += 1) {
      for (let x = 0; x < 7; x += 1) {
        const meant = slowly(grey, radius, x, y);
        expect(mean[y * 7 + x]).toBeCloseTo(meant.mean, 3);
        expect(deviation[y * 7 + x]).toBeCloseTo(meant.deviation, 2);
      }
    }
  });
});

describe('normalise', () => {
  it('gives bars in shadow the contrast of bars in light', () => {
    const bars = [0, 1, 0, 1, 0, 1, 0, 1];
    const rows = [
      bars.map((bar) => (bar ? 40 : 20)),
      bars.map((bar) => (bar ? 40 : 20)),
      bars.map((bar) => (bar ? 40 : 20)),
    ];
    const dark = normalise(picture(rows), 2);
    const light = normalise(picture(rows.map((row) => row.map((shade) => shade * 5))), 2);
    expect([...dark.pixels]).toEqual([...light.pixels]);
    expect(Math.max(...dark.pixels) - Math.min(...dark.pixels)).toBeGreaterThan(100);
  });

  it('keeps an even surface even when it has faint noise', () => {
    const noisy = normalise(
      picture([
        [100, 102, 100],
        [102, 100, 102],
        [100, 102, 100],
      ]),
      1,
    );
    expect(Math.max(...noisy.pixels) - Math.min(...noisy.pixels)).toBeLessThan(30);
  });
});
