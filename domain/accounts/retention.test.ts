import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCodes } from '../market/market-codes';
import { maskedEmail } from './masked-email';
import { keptUntil, passedBefore } from './retention';

describe('how long accounting law keeps a trade', () => {
  it.each([
    ['DE', '2026-03-01T10:00:00.000Z', '2034-12-31'],
    ['FR', '2026-12-31T23:59:59.999Z', '2036-12-31'],
    ['AE', '2026-01-01T00:00:00.000Z', '2031-12-31'],
  ] as const)('%s %s: until %s', (market, lastStep, until) => {
    expect(keptUntil(market, lastStep)).toBe(until);
  });

  it('has passed on the day after that day, and on no day before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketCodes),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (market, date) => {
          const lastStep = date.toISOString();
          const until = keptUntil(market, lastStep);
          const passed = (now: string) => lastStep < (passedBefore(now)[market] ?? '');
          expect(passed(`${until}T23:59:59.999Z`)).toBe(false);
          expect(passed(`${Number(until.slice(0, 4)) + 1}-01-01T00:00:00.000Z`)).toBe(true);
        },
      ),
    );
  });
});

it('a masked mail shows its first letter and its server', () => {
  expect([maskedEmail('ann@reader.example'), maskedEmail('図書@本.example'), maskedEmail('none')]).toEqual([
    'a•••@reader.example',
    '図•••@本.example',
    'n•••',
  ]);
});
