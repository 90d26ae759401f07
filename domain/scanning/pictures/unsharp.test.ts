import { describe, expect, it } from 'vitest';
import { blur, sharpen } from './unsharp';

const flat = { width: 9, height: 5, pixels: new Uint8ClampedArray(45).fill(90) };
const edge = { width: 8, height: 1, pixels: new Uint8ClampedArray([60, 60, 60, 60, 180, 180, 180, 180]) };

describe('blur', () => {
  it('keeps an even surface', () => {
    for (const shade of blur(flat, 2)) expect(shade).toBeCloseTo(90, 3);
  });

  it('spreads a dot evenly and keeps its sum', () => {
    const dot = { width: 15, height: 15, pixels: new Uint8ClampedArray(225) };
    dot.pixels[7 * 15 + 7] = 200;
    const soft = blur(dot, 1);
    expect(soft.reduce((sum, shade) => sum + shade, 0)).toBeCloseTo(200, 2);
    expect(soft[7 * 15 + 6]).toBeCloseTo(soft[6 * 15 + 7] ?? 0, 5);
    expect(soft[7 * 15 + 7]).toBeCloseTo(200 / (2 * Math.PI), 0);
  });
});

describe('sharpen', () => {
  it('keeps an even surface', () => {
    expect(sharpen(flat, 2, 2)).toEqual(flat);
  });

  it('increases the contrast of an edge on both sides', () => {
    const { pixels } = sharpen(edge, 1, 1);
    expect(pixels[3]).toBeLessThan(30);
    expect(pixels[4]).toBeGreaterThan(210);
    expect((pixels[3] ?? 0) + (pixels[4] ?? 0)).toBe(240);
  });
});
