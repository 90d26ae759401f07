import { describe, expect, it } from 'vitest';
import { offeredPeriods } from './offered-periods';
import { periodOf, quarterOf, yearUntil } from './period';

const timeZone = 'Europe/Dublin';

describe('a period', () => {
  it('begins and ends at midnight by the clock of the shop, through changes of the clock', () => {
    expect(periodOf('2026-Q2', timeZone)).toMatchObject({
      firstDay: '2026-04-01',
      lastDay: '2026-06-30',
      from: '2026-03-31T23:00:00.000Z',
      before: '2026-06-30T23:00:00.000Z',
    });
    expect(periodOf('2026-12', timeZone)).toMatchObject({
      from: '2026-12-01T00:00:00.000Z',
      before: '2027-01-01T00:00:00.000Z',
    });
    expect(() => periodOf('2026-13', timeZone)).toThrow('no period');
  });

  it('of a quarter is its three months without a gap', () => {
    const months = ['2026-10', '2026-11', '2026-12'].map((month) => periodOf(month, timeZone));
    const quarter = periodOf('2026-Q4', timeZone);

    expect(months.map(({ from }) => from).slice(1)).toEqual(months.map(({ before }) => before).slice(0, 2));
    expect([months[0]?.from, months[2]?.before]).toEqual([quarter.from, quarter.before]);
    expect(quarterOf(quarter.from, timeZone)).toBe('2026-Q4');
    expect(yearUntil(quarter, timeZone)).toMatchObject({ firstDay: '2026-01-01', before: quarter.before });
  });

  it('is offered for two years, the newest first', () => {
    const { quarters, months } = offeredPeriods('2026-01-15');

    expect([quarters[0], quarters.length, months[0], months[1], months.length]).toEqual([
      '2026-Q1',
      8,
      '2026-01',
      '2025-12',
      24,
    ]);
  });
});
