import { describe, expect, it } from 'vitest';
import { averageRows } from './smear';

describe('averageRows', () => {
  it('returns means of the rows above and below, fewer at the edges', () => {
    const column = { width: 1, height: 5, pixels: new Uint8ClampedArray([0, 30, 60, 90, 240]) };
    expect([...averageRows(column, 1).pixels]).toEqual([15, 30, 60, 130, 165]);
    expect([...averageRows(column, 9).pixels]).toEqual([84, 84, 84, 84, 84]);
    expect(averageRows(column, 0)).toEqual(column);
  });

  it('keeps upright bars and removes their noise', () => {
    const bars = [20, 220, 20, 20, 220];
    const noise = (x: number, y: number) => ((x * 7 + y * 13) % 5) * 8 - 16;
    const pixels = Uint8ClampedArray.from(
      { length: 5 * 15 },
      (_, index) => (bars[index % 5] ?? 0) + noise(index % 5, Math.floor(index / 5)),
    );
    const middle = [...averageRows({ width: 5, height: 15, pixels }, 7).pixels.subarray(35, 40)];
    for (const [x, shade] of bars.entries()) expect(Math.abs((middle[x] ?? 0) - shade)).toBeLessThanOrEqual(1);
  });
});
