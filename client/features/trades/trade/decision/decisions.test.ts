import { describe, expect, it } from 'vitest';
import { money } from '../../../../../domain/money';
import { sampleGiven, sampleInbound, sampleTrade } from '../../../../../tests/client/sample-trade';
import { outcomeOf } from './decisions';

const eur = (minor: number) => money(minor, 'EUR');
const inbound = sampleInbound(
  [
    sampleGiven(1, 'Emma', { amount: eur(1000), state: 'as-said' }),
    sampleGiven(2, 'Dune', {
      amount: eur(500),
      state: 'regraded',
      gradedAs: 'good',
      reason: 'marks',
      lower: eur(305),
      undecided: true,
    }),
  ],
  { state: 'awaiting-decision' },
);
const sale = sampleTrade({ inbound });

describe('outcomeOf', () => {
  it.each([
    ['bank', { 2: 'accept' }, 0, 1305],
    ['bank', {}, 0, 1000],
    ['store-credit', { 2: 'accept' }, 131, 1436],
    ['store-credit', { 2: 'recycle' }, 100, 1100],
  ] as const)('includes the bonus of a payout as %s for the decisions %o', (payout, choices, bonus, total) => {
    const outcome = outcomeOf({ ...sale, payout }, inbound, choices);

    expect([outcome.bonus.minor, outcome.total.minor]).toEqual([bonus, total]);
  });

  it('gives the bonus in a swap only on the part that the purchase does not need', () => {
    const swap = (price: number) =>
      sampleTrade({
        inbound,
        settlement: 'swap',
        payout: 'store-credit',
        ledger: [{ side: 'purchase', kind: 'sale', amount: eur(-price), at: '2026-11-20T10:00:00.000Z' }],
      });

    const [more, less] = [600, 1200].map((price) => outcomeOf(swap(price), inbound, {}));

    expect([more?.bonus.minor, more?.total.minor]).toEqual([40, 440]);
    expect([less?.bonus.minor, less?.total.minor]).toEqual([0, -200]);
  });
});
