import { expect, it } from 'vitest';
import { money } from '../../../../../domain/money';
import type { OutboundLegState } from '../../../../../domain/trades/lifecycle/states';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { entryWords } from './event-words';
import { timelineOf } from './timeline';

const eur = (minor: number) => money(minor, 'EUR');

/** Returns a swap of a book for €10.00 with €3.90 postage and a book for €6.50 with €2.40 postage. */
const swap = (outbound: OutboundLegState, payout: 'bank' | 'store-credit') =>
  sampleTrade({
    settlement: 'swap',
    payout,
    inbound: sampleInbound([sampleGiven(1, 'Emma', { amount: eur(1000) })], { state: 'in-transit' }),
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { total: eur(650) })], { state: outbound }),
    rows: [
      { code: 'books-in', books: 1, amount: eur(1000) },
      { code: 'postage-to-us', books: 0, amount: eur(390) },
      { code: 'books-out', books: 1, amount: eur(-650) },
      { code: 'postage-to-you', books: 0, amount: eur(-240) },
      ...(payout === 'bank' ? [] : [{ code: 'credit-bonus', books: 0, amount: eur(50) } as const]),
    ],
    difference: eur(payout === 'bank' ? 500 : 550),
  });

it.each([
  ['reserved', 'bank', '€5.00'],
  ['reserved', 'store-credit', '€5.50'],
  ['cancelled', 'bank', '€13.90'],
  ['cancelled', 'store-credit', '€15.29'],
] as const)('a swap whose purchase is %s expects as %s a payout of %s', (outbound, payout, amount) => {
  const entry = { part: 'settlement', from: 'payout-due', to: 'payout-sent' } as const;

  expect(entryWords(swap(outbound, payout), entry, true).title).toContain(amount);
});

it.each([
  ['stripe', 'Your card refund failed', '€4.80 · We’ll try again or send it by bank transfer.'],
  ['bank', 'Refund returned by the bank', '€4.80 · We’ll send it again when your bank account is right.'],
] as const)('a failed refund by %s says what failed, its amount and what follows', (way, title, note) => {
  const at = '2026-11-28T10:00:00.000Z';
  const refund = { kind: 'refund', way, amount: eur(480), state: 'failed', at } as const;
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'cancelled' }),
    payouts: [refund],
    events: [
      {
        part: 'settlement',
        from: 'awaiting-payment',
        to: 'balanced',
        at: '2026-11-20T10:00:00.000Z',
        seq: 3,
        actor: 'shop',
      },
      { part: 'settlement', from: 'balanced', to: 'refund-due', at: '2026-11-21T10:00:00.000Z', seq: 4, actor: 'shop' },
    ],
  });

  const { past } = timelineOf(trade, (instant) => instant.slice(0, 10));

  const words = past.flatMap(({ take }) => (take === null ? [] : [entryWords(trade, take, false)]));
  expect(words.slice(-2)).toEqual([{ title: 'Refund' }, { title, note }]);
});

it('a refund that was sent and came back adds one entry to the timeline', () => {
  const at = '2026-11-28T10:00:00.000Z';
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'cancelled' }),
    payouts: [{ kind: 'refund', way: 'bank', amount: eur(480), state: 'failed', at }],
    events: [{ part: 'settlement', from: 'balanced', to: 'refund-due', at, seq: 6, actor: 'staff' }],
  });

  const { past } = timelineOf(trade, (instant) => instant.slice(0, 10));

  expect(past.map(({ take }) => take?.to)).toEqual(['refund-failed']);
});
