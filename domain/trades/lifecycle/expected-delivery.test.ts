import { describe, expect, it } from 'vitest';
import { expectedDelivery, packableSince } from './expected-delivery';

// 2026-11-20 is a Friday. Orders in Ireland arrive within 2 to 4 working days of their payment.
const friday = '2026-11-20T10:00:00.000Z';
const endOf = (day: number) => `2026-11-${day}T23:59:59.000Z`;

describe('expectedDelivery', () => {
  const of = (now: string, dispatchedAt: string | null = null) =>
    expectedDelivery({ market: 'IE', packableSince: friday, dispatchedAt }, now);

  it.each([
    ['the promised day while it is ahead', '2026-11-23T10:00:00.000Z', null, { due: endOf(26), isLate: false }],
    [
      'lateness on the promised day while the books are here',
      '2026-11-26T09:00:00.000Z',
      null,
      { due: endOf(26), isLate: true },
    ],
    ['lateness after the promised day', '2026-11-28T09:00:00.000Z', null, { due: endOf(26), isLate: true }],
    [
      'the promised day of a parcel on its way',
      '2026-11-26T09:00:00.000Z',
      '2026-11-24T10:00:00.000Z',
      { due: endOf(26), isLate: false },
    ],
    [
      'lateness of a parcel after the promised day',
      '2026-11-27T09:00:00.000Z',
      '2026-11-24T10:00:00.000Z',
      { due: endOf(26), isLate: true },
    ],
    [
      'a new day for a parcel sent too late for the promised one',
      '2026-11-27T09:00:00.000Z',
      '2026-11-26T10:00:00.000Z',
      { due: '2026-12-02T23:59:59.000Z', isLate: false },
    ],
    [
      'lateness after the new day',
      '2026-12-03T09:00:00.000Z',
      '2026-11-26T10:00:00.000Z',
      { due: '2026-12-02T23:59:59.000Z', isLate: true },
    ],
  ])('returns %s', (_, now, dispatchedAt, expected) => {
    expect(of(now, dispatchedAt)).toEqual(expected);
  });

  it('uses the local day of the market', () => {
    // 23:30 UTC on 24 November is 25 November in Berlin, where the promised day is 26 November.
    expect(
      expectedDelivery({ market: 'DE', packableSince: friday, dispatchedAt: null }, '2026-11-25T23:30:00.000Z'),
    ).toEqual({ due: '2026-11-26T22:59:59.000Z', isLate: true });
  });

  it('is unknown before the books can be packed', () => {
    expect(expectedDelivery({ market: 'IE', packableSince: null, dispatchedAt: null }, friday)).toBeNull();
  });
});

describe('packableSince', () => {
  const event = (part: string, from: string | null, to: string, day: number) => ({ part, from, to, at: endOf(day) });
  const graded = event('inbound', 'accepted', 'settled', 19);

  it.each([
    ['a purchase that is not paid', 'pay-now', [event('settlement', 'agreed', 'awaiting-payment', 18)], null],
    ['a paid purchase', 'pay-now', [event('settlement', 'awaiting-payment', 'balanced', 19)], endOf(19)],
    [
      'a purchase paid after its release',
      'pay-now',
      [event('settlement', 'awaiting-payment', 'lapsed', 18), event('settlement', 'lapsed', 'balanced', 20)],
      endOf(20),
    ],
    [
      'a paid purchase whose sale is paid out later',
      'pay-now',
      [
        event('settlement', 'awaiting-payment', 'balanced', 12),
        graded,
        event('settlement', 'balanced', 'payout-due', 19),
        event('settlement', 'payout-sent', 'balanced', 21),
      ],
      endOf(12),
    ],
    ['a swap before grading', 'swap', [event('settlement', null, 'agreed', 10)], null],
    [
      'a swap that is paid out',
      'swap',
      [graded, event('settlement', 'agreed', 'payout-due', 19), event('settlement', 'payout-sent', 'balanced', 21)],
      endOf(19),
    ],
    [
      'a swap whose difference is not paid',
      'swap',
      [graded, event('settlement', 'agreed', 'awaiting-payment', 19)],
      null,
    ],
    [
      'a swap whose difference is paid',
      'swap',
      [
        graded,
        event('settlement', 'agreed', 'awaiting-payment', 19),
        event('settlement', 'awaiting-payment', 'balanced', 20),
      ],
      endOf(20),
    ],
    ['a sale alone', 'payout', [graded, event('settlement', 'agreed', 'payout-due', 19)], null],
  ] as const)('of %s', (_, settlement, events, expected) => {
    expect(packableSince(settlement, events)).toBe(expected);
  });
});
