import { describe, expect, it } from 'vitest';
import { rotate, rotatedBack } from './rotation';

const small = { width: 3, height: 2, pixels: new Uint8ClampedArray([10, 20, 30, 40, 50, 60]) };

describe('rotate', () => {
  it('rotates clockwise by a right angle without loss', () => {
    const turned = rotate(small, 90);
    expect([turned.width, turned.height]).toEqual([2, 3]);
    expect([...turned.pixels]).toEqual([40, 10, 50, 20, 60, 30]);
    expect(rotate(turned, -90)).toEqual(small);
  });

  it('enlarges the picture as needed and fills corners with the mean shade', () => {
    const halves = Uint8ClampedArray.from({ length: 400 }, (_, index) => (index < 200 ? 100 : 200));
    const { width, height, pixels } = rotate({ width: 20, height: 20, pixels: halves }, 45);
    expect([width, height]).toEqual([29, 29]);
    expect(pixels[0]).toBe(150);
    expect([pixels[14 * 29 + 20], pixels[14 * 29 + 8]]).toEqual([100, 200]);
  });

  it('rotatedBack returns the place of a code in the picture before the rotation', () => {
    const before = { width: 300, height: 200, pixels: new Uint8ClampedArray(60_000) };
    const code = { text: '', x: 149.5, y: 20, length: 90, angle: 0, lines: 9 };

    const turned = rotate(before, 90);
    const back = rotatedBack(code, turned, before, 90);

    expect([Math.round(back.x), Math.round(back.y), back.angle]).toEqual([20, 49, -90]);
  });

  it('keeps the picture at 0 degrees', () => {
    expect(rotate(small, 0)).toEqual(small);
  });
});
