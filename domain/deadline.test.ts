import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDay, endOfDays, localDay } from './deadline';
import { formatInstant } from './formats/format-dates';
import { marketCodes } from './market/market-codes';
import { addDays, dayMs, addMs } from './time';
import { timeZoneOf } from './market/time-zone';

const [berlin, newYork, tokyo] = [timeZoneOf('DE'), timeZoneOf('US'), timeZoneOf('JP')];

describe('endOfDay, localDay and endOfDays', () => {
  it.each([
    // Clocks are set back on 25 October 2026 and 1 November 2026, and forward on 28 March 2027 and 14 March 2027.
    ['2026-10-24', berlin, '2026-10-24T21:59:59.000Z'],
    ['2026-10-25', berlin, '2026-10-25T22:59:59.000Z'],
    ['2027-03-27', berlin, '2027-03-27T22:59:59.000Z'],
    ['2027-03-28', berlin, '2027-03-28T21:59:59.000Z'],
    ['2026-10-31', newYork, '2026-11-01T03:59:59.000Z'],
    ['2026-11-01', newYork, '2026-11-02T04:59:59.000Z'],
    ['2027-03-13', newYork, '2027-03-14T04:59:59.000Z'],
    ['2027-03-14', newYork, '2027-03-15T03:59:59.000Z'],
    ['2026-10-25', tokyo, '2026-10-25T14:59:59.000Z'],
    ['2026-10-25', timeZoneOf('PT'), '2026-10-25T23:59:59.000Z'],
    ['2026-10-24', 'Atlantic/Azores', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25', 'Atlantic/Azores', '2026-10-26T00:59:59.000Z'],
  ])('end the day %s in %s at %s', (day, zone, ends) => {
    expect(endOfDay(day, zone)).toBe(ends);
  });

  it.each([
    ['2026-10-24T21:59:59.999Z', berlin, '2026-10-24'],
    ['2026-10-24T22:00:00.000Z', berlin, '2026-10-25'],
    ['2026-10-25T00:30:00.000Z', berlin, '2026-10-25'],
    ['2026-10-25T01:30:00.000Z', berlin, '2026-10-25'],
    ['2026-10-25T23:00:00.000Z', berlin, '2026-10-26'],
    ['2026-11-02T04:59:59.000Z', newYork, '2026-11-01'],
    ['2026-12-31T15:00:00.000Z', tokyo, '2027-01-01'],
  ])('put %s in %s on the day %s', (instant, zone, day) => {
    expect(localDay(instant, zone)).toBe(day);
  });

  it('begins the next day at midnight, though the day of a moment before is kept', () => {
    const around = ['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z', '2026-10-25T22:59:59.999Z'];

    expect(around.map((instant) => localDay(instant, berlin))).toEqual(['2026-10-25', '2026-10-26', '2026-10-25']);
  });

  it.each([
    // The first and the last hour of a local day, with a change of the clock before the deadline.
    ['2026-10-18T22:10:00.000Z', 7, berlin, '2026-10-26T22:59:59.000Z'],
    ['2026-10-19T21:50:00.000Z', 7, berlin, '2026-10-26T22:59:59.000Z'],
    ['2027-03-21T23:10:00.000Z', 14, berlin, '2027-04-05T21:59:59.000Z'],
    ['2027-03-22T22:50:00.000Z', 14, berlin, '2027-04-05T21:59:59.000Z'],
    ['2026-10-31T03:59:00.000Z', 3, newYork, '2026-11-03T04:59:59.000Z'],
    ['2026-10-31T04:01:00.000Z', 3, newYork, '2026-11-04T04:59:59.000Z'],
  ])('from %s with %i days in %s end at %s', (instant, days, zone, ends) => {
    expect(endOfDays(instant, days, zone)).toBe(ends);
  });

  const instants = fc
    .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2035-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString());
  it('end on the intended local day, also in time zones further west, and after all days are over', () => {
    fc.assert(
      fc.property(instants, fc.nat(60), fc.constantFrom(...marketCodes), (instant, days, market) => {
        const zone = timeZoneOf(market);
        const day = addDays(localDay(instant, zone), days);
        const ends = endOfDays(instant, days, zone);
        expect(localDay(ends, zone)).toBe(day);
        expect(localDay(addMs(ends, 1000), zone)).toBe(addDays(day, 1));
        // One hour less where the clock is set forward in between.
        expect(Date.parse(ends)).toBeGreaterThanOrEqual(Date.parse(instant) + days * dayMs - 3_601_000);
        expect(Date.parse(ends)).toBeLessThan(Date.parse(instant) + (days + 1) * dayMs + 3_600_000);
        const west =
          market === 'US'
            ? 'Pacific/Honolulu'
            : market === 'ES'
              ? 'Atlantic/Canary'
              : market === 'PT'
                ? 'Atlantic/Azores'
                : zone;
        expect(localDay(ends, west)).toBe(day);
        expect(formatInstant(ends, 'en', zone, 'day')).toBe(formatInstant(ends, 'en', west, 'day'));
      }),
      { numRuns: 400 },
    );
  });

  it('throw for texts that are no instant or day', () => {
    expect(() => localDay('soon', berlin)).toThrow(RangeError);
    expect(() => endOfDay('2026-13-01', berlin)).toThrow(RangeError);
  });
});
