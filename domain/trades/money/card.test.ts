import { describe, expect, it } from 'vitest';
import { canPayByCard, isTransferDemanded } from './card';
import { splitRefund } from './split-refund';

const facts = {
  settlement: 'pay-now',
  money: 'awaiting-payment',
  toPay: 940,
  payBy: '2026-11-21T10:30:00.000Z',
  now: '2026-11-21T10:00:00.000Z',
} as const;

describe('canPayByCard and isTransferDemanded', () => {
  it('allow a card for a card order and for a swap’s difference, in time', () => {
    expect(canPayByCard(facts, 'stripe', 50)).toBe(true);
    expect(canPayByCard(facts, 'bank-transfer', 50)).toBe(false);
    expect(canPayByCard({ ...facts, settlement: 'swap' }, 'bank-transfer', 50)).toBe(true);
    expect(canPayByCard({ ...facts, now: facts.payBy }, 'stripe', 50)).toBe(false);
    expect(canPayByCard({ ...facts, money: 'lapsed' }, 'stripe', 50)).toBe(false);
  });

  it('require a transfer below the provider’s minimum or without a provider', () => {
    for (const [rest, minimum] of [
      [49, 50],
      [940, null],
    ] as const) {
      expect([
        canPayByCard({ ...facts, toPay: rest }, 'stripe', minimum),
        isTransferDemanded({ ...facts, toPay: rest }, 'stripe', minimum),
      ]).toEqual([false, true]);
    }
    expect(isTransferDemanded(facts, 'stripe', 50)).toBe(false);
    expect(isTransferDemanded({ ...facts, money: 'balanced' }, 'bank-transfer', 50)).toBe(false);
  });
});

describe('splitRefund', () => {
  it('refunds payments in order, none by more than it has left', () => {
    const came = [
      { id: 'a', left: 300 },
      { id: 'b', left: 0 },
      { id: 'c', left: 700 },
    ];
    expect(splitRefund(1000, came)).toEqual([
      { id: 'a', amount: 300 },
      { id: 'c', amount: 700 },
    ]);
    expect(splitRefund(200, came)).toEqual([{ id: 'a', amount: 200 }]);
    expect(splitRefund(0, came)).toEqual([]);
    expect(splitRefund(1001, came)).toBeNull();
  });
});
