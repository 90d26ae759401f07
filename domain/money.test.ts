import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor, minus, money, roundTo, sum, times } from './money';

describe('money', () => {
  it('consists of whole minor units', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => minor(wrong)).toThrow(RangeError);
    expect(Object.is(minor(-0), 0)).toBe(true);
  });

  it.each([
    [1.005 * 100, 1, 101],
    [2.5, 1, 3],
    [-2.5, 1, -3],
    [14.9, 10, 10],
    [15, 10, 20],
    [-15, 10, -20],
    [1234, 10, 1230],
    [0.4, 1, 0],
  ])('roundTo rounds %d to steps of %d as %d', (value, step, rounded) => {
    expect(roundTo(value, step)).toBe(rounded);
  });

  it('is rounded to the nearest step, and alike on both sides of zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 50), (value, step) => {
        const rounded = roundTo(value, step);
        expect(Math.abs(rounded % step)).toBe(0);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(step / 2);
        expect(roundTo(-value, step) + rounded).toBe(0);
      }),
    );
  });

  it('throws for mixed currencies', () => {
    expect(sum([money(100, 'EUR'), money(-30, 'EUR')], 'EUR')).toEqual(money(70, 'EUR'));
    expect(times(money(333, 'EUR'), 0.1)).toEqual(money(33, 'EUR'));
    expect(() => sum([money(1, 'EUR'), money(1, 'JPY')], 'EUR')).toThrow(RangeError);
    expect(() => minus(money(1, 'EUR'), money(1, 'GBP'))).toThrow(RangeError);
  });
});
