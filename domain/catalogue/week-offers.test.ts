import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersOfWeek, weekOfferCount } from './week-offers';

const books = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, usedCents: 200 + index * 10, newCents: 1000 }));
const mondays = ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'] as const;

describe('offersOfWeek', () => {
  it('shows four other weeks of books before the first comes again', () => {
    const weeks = mondays.map((monday) => offersOfWeek(books(40), monday).map(({ id }) => id));

    expect(new Set(weeks.slice(0, 4).flat()).size).toBe(4 * weekOfferCount);
    expect(weeks[4]).toEqual(weeks[0]);
  });

  it('keeps the same books where there are too few for another week', () => {
    expect(offersOfWeek(books(9), mondays[0])).toEqual(offersOfWeek(books(9), mondays[1]));
    expect(offersOfWeek(books(3), mondays[0])).toHaveLength(3);
    expect(offersOfWeek([], mondays[0])).toEqual([]);
  });

  it('shows only copies that are cheaper than a new one, the cheapest first', () => {
    const prices = fc.array(fc.record({ usedCents: fc.nat(3000), newCents: fc.nat(3000) }), { maxLength: 80 });
    fc.assert(
      fc.property(prices, fc.constantFrom(...mondays), (some, monday) => {
        const shown = offersOfWeek(some, monday);
        const shares = shown.map(({ usedCents, newCents }) => usedCents / newCents);

        expect(shares.every((share) => share < 1)).toBe(true);
        expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      }),
    );
  });
});
