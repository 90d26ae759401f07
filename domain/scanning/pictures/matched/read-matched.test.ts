import { describe, expect, it } from 'vitest';
import { barsOf } from '../../../../tests/scan-pictures/bars';
import { defocused, noisy } from '../../../../tests/scan-pictures/conditions';
import { seededRandom } from '../../../../tests/scan-pictures/random';
import { draw, type Placed } from '../../../../tests/scan-pictures/scene';
import type { Grey } from '../grey';
import { readMatched } from './read-matched';

const isbn = '9783518368541';
const placed = (code: string, over: Partial<Placed> = {}): Placed => ({
  bars: barsOf(code),
  height: 50,
  quiet: [11, 7],
  paper: 235,
  ink: 30,
  cover: 120,
  x: 150,
  y: 80,
  scale: 2.2,
  turn: 0,
  lean: 0,
  bend: Infinity,
  ...over,
});
const table = (labels: readonly Placed[], light: (grey: Grey) => Grey): Grey =>
  light(draw(300, 160, labels, (x, y) => 140 + 15 * Math.sin((x + y) / 9)));
const soft = (grey: Grey) => noisy(defocused(grey, 2.6), 3, seededRandom(1));
const texts = (grey: Grey) => readMatched(grey).map(({ text }) => text);

describe('readMatched', () => {
  it('reads bars that blur into each other', () => {
    const [code] = readMatched(table([placed(isbn)], soft));
    expect(code?.text).toBe(isbn);
    expect(code?.x).toBeCloseTo(150, -1);
    expect(code?.length).toBeCloseTo(209, -1);
    expect(code?.lines).toBeGreaterThan(2);
  });

  it('reads the prefix 979', () => {
    expect(texts(table([placed('9791034300013')], soft))).toEqual(['9791034300013']);
  });

  it('reads bars of about one pixel', () => {
    expect(texts(table([placed(isbn, { scale: 1.1 })], (grey) => noisy(grey, 3, seededRandom(2))))).toEqual([isbn]);
  });

  it('reads two books, one above the other', () => {
    const two = table([placed(isbn, { y: 40, height: 22 }), placed('9780140328721', { y: 118, height: 22 })], soft);
    expect(texts(two)).toEqual([isbn, '9780140328721']);
  });

  it('returns nothing for other codes and for unreadable ones', () => {
    expect(texts(table([placed('4006381333931')], soft))).toEqual([]);
    expect(texts(table([placed(isbn)], (grey) => defocused(grey, 6)))).toEqual([]);
    expect(texts(table([], soft))).toEqual([]);
    const random = seededRandom(3);
    expect(texts(table([placed(isbn, { bars: Array.from({ length: 95 }, () => random.next() < 0.5) })], soft))).toEqual(
      [],
    );
  });
});
