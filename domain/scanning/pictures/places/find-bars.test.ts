import { describe, expect, it } from 'vitest';
import { drawCodes } from '../../../../tests/scan-pictures/draw-codes';
import { findBars } from './find-bars';
import { isWithin } from './place';
import { straighten } from './straighten';

const isbn = '9780140328721';
const code = (angle: number, x = 200, y = 200, length = 190) => ({ isbn, x, y, length, height: length / 2, angle });

describe('findBars', () => {
  it.each([0, 30, 45, 72, 90, -45, -20])('finds a code that is turned by %i degrees', (angle) => {
    const [place, ...others] = findBars(drawCodes([400, 400], [code(angle)]));

    expect(others).toEqual([]);
    expect(Math.hypot((place?.x ?? 0) - 200, (place?.y ?? 0) - 200)).toBeLessThan(14);
    expect(Math.abs((place?.length ?? 0) - 190)).toBeLessThan(45);
    const off = Math.abs((place?.angle ?? 0) - angle) % 180;
    expect(Math.min(off, 180 - off)).toBeLessThan(6);
  });

  it('finds several codes, the largest first', () => {
    const places = findBars(drawCodes([700, 400], [code(0, 130, 120, 140), code(45, 480, 200, 240)]));

    expect(places.map(({ x }) => Math.round(x / 100))).toEqual([5, 1]);
  });

  it('finds none in plain paper, in one edge and in wide stripes', () => {
    const paper = { width: 400, height: 400, pixels: new Uint8ClampedArray(160_000).fill(200) };
    const edge = { ...paper, pixels: paper.pixels.map((_, index) => (index % 400 < 200 ? 20 : 230)) };
    const stripes = {
      ...paper,
      pixels: paper.pixels.map((_, index) => (Math.floor((index % 400) / 40) % 2 === 0 ? 20 : 230)),
    };

    expect([paper, edge, stripes].flatMap(findBars)).toEqual([]);
  });
});

describe('straighten', () => {
  it('turns a place upright and tells where its points come from', () => {
    const place = code(45);
    const { grey, inPicture } = straighten(drawCodes([400, 400], [place]), place);
    const middle = { text: isbn, x: (grey.width - 1) / 2, y: (grey.height - 1) / 2, length: 190, lines: 9, angle: 0 };

    expect(findBars(grey)[0]?.angle).toBeCloseTo(0, 0);
    expect(inPicture(middle)).toMatchObject({ x: 200, y: 200, length: 190, angle: 45 });
    expect([isWithin(place, 230, 230), isWithin(place, 270, 130)]).toEqual([true, false]);
  });
});
