import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDays, localDay } from '../deadline';
import { marketCodes } from '../market/market-codes';
import { addDays, dayMs } from '../time';
import { timeZoneOf } from '../market/time-zone';
import { nextBankDay } from './bank-days';
import { isWeekend } from './holidays';
import {
  addWorkingDays,
  deadlineAfterDays,
  deadlineAfterWorkingDays,
  isWorkingDay,
  nextWorkingDay,
} from './working-days';

const days = fc
  .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2060-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

describe('nextWorkingDay', () => {
  it.each([
    ['DE', '2026-10-03', '2026-10-05'],
    ['DE', '2026-12-25', '2026-12-28'],
    ['DE', '2027-03-26', '2027-03-30'],
    ['DE', '2026-11-23', '2026-11-23'],
    ['AT', '2026-10-26', '2026-10-27'],
    ['PL', '2026-12-24', '2026-12-28'],
    ['IE', '2026-12-25', '2026-12-29'],
    ['GB', '2027-12-25', '2027-12-29'],
    ['US', '2026-11-26', '2026-11-27'],
    ['US', '2026-07-03', '2026-07-06'],
    ['US', '2027-12-31', '2028-01-03'],
    ['JP', '2026-05-02', '2026-05-07'],
    ['JP', '2026-09-19', '2026-09-24'],
    ['AE', '2026-11-27', '2026-11-27'],
    ['AE', '2026-11-28', '2026-11-30'],
    ['AE', '2026-12-02', '2026-12-04'],
    ['ES', '2028-01-06', '2028-01-07'],
    ['IT', '2027-10-04', '2027-10-05'],
    ['FR', '2026-07-14', '2026-07-15'],
  ] as const)('moves in %s the day %s to %s', (market, day, moved) => {
    expect(nextWorkingDay(day, market)).toBe(moved);
  });

  it('returns the next working day, at most five days later', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...marketCodes), (instant, market) => {
        const day = instant.slice(0, 10);
        const moved = nextWorkingDay(day, market);
        expect(isWorkingDay(moved, market)).toBe(true);
        expect(daysBetween(day, moved)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(day, moved)).toBeLessThanOrEqual(5);
        // The days between are not working days, and a working day is returned as it is.
        for (let at = day; at < moved; at = addDays(at, 1)) expect(isWorkingDay(at, market)).toBe(false);
        expect(nextWorkingDay(moved, market)).toBe(moved);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('deadlineAfterDays', () => {
  it.each([
    // The fourteenth day is a Saturday, a Sunday, Christmas, Easter Monday, a working day.
    ['2026-11-14T10:00:00.000Z', 14, 'DE', '2026-11-30T22:59:59.000Z'],
    ['2026-11-15T10:00:00.000Z', 14, 'DE', '2026-11-30T22:59:59.000Z'],
    ['2026-12-11T10:00:00.000Z', 14, 'DE', '2026-12-28T22:59:59.000Z'],
    ['2027-03-15T10:00:00.000Z', 14, 'FR', '2027-03-30T21:59:59.000Z'],
    ['2026-11-16T10:00:00.000Z', 14, 'IE', '2026-11-30T23:59:59.000Z'],
    // The local day is Saturday in Tokyo and still Friday in New York.
    ['2026-11-20T16:00:00.000Z', 14, 'JP', '2026-12-07T14:59:59.000Z'],
    ['2026-11-21T04:00:00.000Z', 14, 'US', '2026-12-05T04:59:59.000Z'],
    ['2026-11-13T10:00:00.000Z', 14, 'AE', '2026-11-27T19:59:59.000Z'],
    ['2026-11-18T10:00:00.000Z', 14, 'AE', '2026-12-04T19:59:59.000Z'],
  ] as const)('from %s with %i days in %s ends at %s', (from, count, market, ends) => {
    expect(deadlineAfterDays(from, count, market)).toBe(ends);
  });

  it('ends on a working day, at most five days after the last day', () => {
    fc.assert(
      fc.property(days, fc.nat(60), fc.constantFrom(...marketCodes), (instant, count, market) => {
        const zone = timeZoneOf(market);
        const [plain, due] = [endOfDays(instant, count, zone), deadlineAfterDays(instant, count, market)];
        expect(isWorkingDay(localDay(due, zone), market)).toBe(true);
        expect(due >= plain).toBe(true);
        expect(daysBetween(localDay(plain, zone), localDay(due, zone))).toBeLessThanOrEqual(5);
      }),
      { numRuns: 500 },
    );
  });
});

describe('deadlineAfterWorkingDays and addWorkingDays', () => {
  it.each([
    // From a Friday evening; over Christmas in Ireland; over Easter in Berlin.
    ['2026-10-16T21:30:00.000Z', 2, 'DE', '2026-10-20T21:59:59.000Z'],
    ['2026-12-23T10:00:00.000Z', 2, 'IE', '2026-12-29T23:59:59.000Z'],
    ['2027-03-25T10:00:00.000Z', 2, 'DE', '2027-03-31T21:59:59.000Z'],
    ['2026-10-23T22:30:00.000Z', 1, 'DE', '2026-10-26T22:59:59.000Z'],
  ] as const)('from %s with %i working days in %s end at %s', (from, count, market, ends) => {
    expect(deadlineAfterWorkingDays(from, count, market)).toBe(ends);
  });

  it('count only days that are working days in all given markets', () => {
    // Monday 26 October 2026 is a holiday in Ireland and Austria; All Saints' Day 2027 in Austria only.
    expect(addWorkingDays('2026-10-23', 1, 'DE')).toBe('2026-10-26');
    expect(addWorkingDays('2026-10-23', 1, 'DE', 'IE')).toBe('2026-10-27');
    expect(addWorkingDays('2027-10-29', 1, 'IE', 'AT')).toBe('2027-11-02');
    fc.assert(
      fc.property(days, fc.nat(12), fc.constantFrom(...marketCodes), (instant, count, market) => {
        const day = instant.slice(0, 10);
        const [here, both] = [addWorkingDays(day, count, market), addWorkingDays(day, count, 'IE', market)];
        expect(both >= here).toBe(true);
        expect(count === 0 || isWorkingDay(both, market)).toBe(true);
      }),
    );
  });
});

describe('nextBankDay', () => {
  it.each([
    ['2026-04-03', '2026-04-07'],
    ['2026-05-01', '2026-05-04'],
    ['2026-12-25', '2026-12-28'],
    ['2027-01-01', '2027-01-04'],
    ['2026-11-22', '2026-11-23'],
    ['2026-06-01', '2026-06-01'],
  ])('moves %s to the bank day %s', (day, next) => {
    expect(nextBankDay(day)).toBe(next);
    expect(isWeekend(next)).toBe(false);
  });
});
