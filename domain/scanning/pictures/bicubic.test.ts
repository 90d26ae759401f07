import { describe, expect, it } from 'vitest';
import { enlarge } from './bicubic';

describe('enlarge', () => {
  it('has the requested size', () => {
    const { width, height, pixels } = enlarge({ width: 5, height: 3, pixels: new Uint8ClampedArray(15) }, 1.5);
    expect([width, height, pixels.length]).toEqual([8, 5, 40]);
  });

  it('keeps an even surface', () => {
    const flat = { width: 4, height: 4, pixels: new Uint8ClampedArray(16).fill(77) };
    expect(new Set(enlarge(flat, 2).pixels)).toEqual(new Set([77]));
  });

  it('keeps a gradient', () => {
    const slope = { width: 8, height: 1, pixels: new Uint8ClampedArray([0, 20, 40, 60, 80, 100, 120, 140]) };
    expect([...enlarge(slope, 2).pixels].slice(4, 24 - 12)).toEqual([35, 45, 55, 65, 75, 85, 95, 105]);
  });

  it('overshoots at an edge, which separates narrow bars', () => {
    const edge = { width: 6, height: 1, pixels: new Uint8ClampedArray([100, 100, 100, 200, 200, 200]) };
    const { pixels } = enlarge(edge, 2);
    expect(Math.min(...pixels)).toBeLessThan(100);
    expect(Math.max(...pixels)).toBeGreaterThan(200);
  });
});
