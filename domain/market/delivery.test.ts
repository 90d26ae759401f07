import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isWorkingDay } from '../calendar/working-days';
import { deliveryDays } from './delivery';
import { marketCodes } from './market-codes';

it.each([
  ['IE', '2026-11-20T10:00:00.000Z', '2026-11-24', '2026-11-26'],
  // Christmas in Ireland includes the next Monday, in Berlin it does not; books are packed in Ireland.
  ['DE', '2026-12-23T10:00:00.000Z', '2026-12-29', '2026-12-31'],
  ['IE', '2026-12-23T10:00:00.000Z', '2026-12-29', '2026-12-31'],
  // Thanksgiving in the US, Culture Day in Japan.
  ['US', '2026-11-24T15:00:00.000Z', '2026-12-03', '2026-12-09'],
  ['JP', '2026-10-27T05:00:00.000Z', '2026-11-05', '2026-11-11'],
  // 23:30 UTC is the next day in Tokyo, Dubai and Berlin, and the same day in New York.
  ['JP', '2026-11-25T23:30:00.000Z', '2026-12-04', '2026-12-10'],
  ['JP', '2026-11-25T14:30:00.000Z', '2026-12-03', '2026-12-09'],
  ['AE', '2026-11-19T23:30:00.000Z', '2026-11-27', '2026-12-07'],
  ['DE', '2026-11-23T23:30:00.000Z', '2026-11-26', '2026-11-30'],
  ['DE', '2026-11-23T22:30:00.000Z', '2026-11-25', '2026-11-27'],
  ['US', '2026-11-19T23:30:00.000Z', '2026-11-30', '2026-12-04'],
] as const)('deliveryDays for %s from %s are %s to %s', (market, at, earliest, latest) => {
  expect(deliveryDays(market, at)).toEqual({ earliest, latest });
});

it('deliveryDays are working days in the shop’s country and in the market', () => {
  const instants = fc
    .date({ min: new Date('2026-01-01T00:00:00Z'), max: new Date('2040-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString());
  fc.assert(
    fc.property(instants, fc.constantFrom(...marketCodes), (at, market) => {
      const { earliest, latest } = deliveryDays(market, at);
      expect(earliest <= latest).toBe(true);
      for (const day of [earliest, latest])
        expect([isWorkingDay(day, market), isWorkingDay(day, 'IE')]).toEqual([true, true]);
    }),
  );
});
