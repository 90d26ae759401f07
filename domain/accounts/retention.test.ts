import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketCodes } from '../market/market-codes';
import { maskedEmail } from './masked-email';
import { retainedUntil, erasableBefore } from './retention';

describe('retainedUntil', () => {
  it.each([
    ['DE', '2026-03-01T10:00:00.000Z', '2034-12-31'],
    ['FR', '2026-12-31T23:59:59.999Z', '2036-12-31'],
    ['AE', '2026-01-01T00:00:00.000Z', '2031-12-31'],
  ] as const)('keeps a trade of market %s with its last step at %s until %s', (market, lastStep, until) => {
    expect(retainedUntil(market, lastStep)).toBe(until);
  });

  it('agrees with erasableBefore: a trade may be erased on the next day and not before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketCodes),
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (market, date) => {
          const lastStep = date.toISOString();
          const until = retainedUntil(market, lastStep);
          const passed = (now: string) => lastStep < (erasableBefore(now)[market] ?? '');
          expect(passed(`${until}T23:59:59.999Z`)).toBe(false);
          expect(passed(`${Number(until.slice(0, 4)) + 1}-01-01T00:00:00.000Z`)).toBe(true);
        },
      ),
    );
  });
});

it('maskedEmail shows the first letter and the server of an address', () => {
  expect([maskedEmail('ann@reader.example'), maskedEmail('図書@本.example'), maskedEmail('none')]).toEqual([
    'a•••@reader.example',
    '図•••@本.example',
    'n•••',
  ]);
});
