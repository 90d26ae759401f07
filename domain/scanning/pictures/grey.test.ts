import { describe, expect, it } from 'vitest';
import { crop, greyOf, halve, rgbaOf } from './grey';

describe('greyOf', () => {
  it('weighs red, green and blue', () => {
    const rgba = new Uint8ClampedArray([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]);
    expect([...greyOf(rgba, 2, 2).pixels]).toEqual([76, 149, 29, 255]);
  });

  it('puts transparent pixels on white', () => {
    expect([...greyOf(new Uint8ClampedArray([0, 0, 0, 0, 0, 0, 0, 128]), 2, 1).pixels]).toEqual([255, 127]);
  });
});

describe('rgbaOf', () => {
  it('returns opaque grey pixels, and greyOf inverts it', () => {
    const grey = { width: 2, height: 1, pixels: new Uint8ClampedArray([7, 250]) };
    expect([...rgbaOf(grey)]).toEqual([7, 7, 7, 255, 250, 250, 250, 255]);
    expect(greyOf(rgbaOf(grey), 2, 1)).toEqual(grey);
  });
});

describe('crop', () => {
  it('returns the part', () => {
    const grey = { width: 4, height: 4, pixels: Uint8ClampedArray.from({ length: 16 }, (_, index) => index) };
    expect(crop(grey, { left: 0.25, top: 0.5, wide: 0.5, high: 0.5 })).toEqual({
      width: 2,
      height: 2,
      pixels: new Uint8ClampedArray([9, 10, 13, 14]),
    });
    expect(crop(grey, { left: 0, top: 0, wide: 1, high: 1 })).toEqual(grey);
  });
});

describe('halve', () => {
  it('returns means of four pixels and drops an odd edge', () => {
    const grey = { width: 5, height: 2, pixels: new Uint8ClampedArray([0, 40, 100, 100, 9, 80, 120, 100, 100, 9]) };
    expect(halve(grey)).toEqual({ width: 2, height: 1, pixels: new Uint8ClampedArray([60, 100]) });
  });
});
