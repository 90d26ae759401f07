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
