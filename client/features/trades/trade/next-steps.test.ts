import { describe, expect, it } from 'vitest';
import { money } from '../../../../domain/money';
import { ledgerKinds } from '../../../../domain/trades/money/ledger';
import type { Trade } from '../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../tests/client/sample-trade';
import { nextSteps } from './next-steps';

const amount = money(480, 'EUR');
const at = '2026-11-20T10:00:00.000Z';
const booked = (kind: Trade['ledger'][number]['kind'], minor: number) =>
  ({ side: ledgerKinds[kind], kind, amount: money(minor, 'EUR'), at }) as const;
const trade = (
  kind: 'payout' | 'refund',
  state: Trade['payouts'][number]['state'],
  from: string | null,
  way: 'bank' | 'stripe' = 'bank',
): Trade =>
  sampleTrade({
    settlement: 'payout',
    settlementState: kind === 'payout' ? 'payout-due' : 'refund-due',
    toGet: amount,
    ledger: [booked(kind === 'payout' ? 'books-in' : 'returned', 480)],
    inbound: sampleInbound([sampleGiven(1, 'Dune', { state: 'as-said' })], { state: 'settled' }),
    payoutsFrom: from,
    payoutsHeldUntil: from === null ? null : `${from}T06:00:00.000Z`,
    payouts: [{ kind, way, amount, state, at: '2026-11-20T10:00:00.000Z' }],
  });

it.each([
  [
    'a payout that is held',
    trade('payout', 'due', '2026-11-30'),
    'We’ll send your money on or after 30\u00a0November\u00a02026.',
  ],
  [
    'a refund that is held',
    trade('refund', 'due', '2026-11-30'),
    'We’ll send your money on or after 30\u00a0November\u00a02026.',
  ],
  ['a payout that is not held', trade('payout', 'due', null), 'We are sending your payout.'],
  [
    'a payout that was sent before the account was changed again',
    trade('payout', 'sent', '2026-11-30'),
    'We are sending your payout.',
  ],
  ['a refund to the card', trade('refund', 'due', '2026-11-30', 'stripe'), 'We are refunding €4.80.'],
] as const)('nextSteps describes the sending of %s', (_, held, words) => {
  expect(nextSteps(held, 'Europe/Dublin')[0]).toBe(words);
});

it('nextSteps states the day from which a held refund of a cancelled trade is sent', () => {
  const held = trade('refund', 'due', '2026-11-30');
  const cancelled = { ...held, inbound: sampleInbound([sampleGiven(1, 'Dune')], { state: 'cancelled' }) };
  expect(nextSteps(cancelled, 'Europe/Dublin')).toEqual([
    'We’ll send your money on or after 30\u00a0November\u00a02026.',
  ]);
  expect(nextSteps({ ...cancelled, payoutsFrom: null }, 'Europe/Dublin')).toEqual([
    expect.stringContaining('We are refunding'),
  ]);
});

it.each([
  ['dispatched', false, 'We have dispatched your purchase. It should arrive by 2 December 2026.'],
  [
    'dispatched',
    true,
    'Our parcel should have arrived by 2 December 2026. If you don’t have it, please ask us about this order.',
  ],
  ['reserved', false, 'We are packing your books. You don’t need to do anything.'],
  ['packed', false, 'We have packed your books and will send them soon. You don’t need to do anything.'],
  ['packed', true, 'We are sorry: we are sending your books later than planned.'],
] as const)('nextSteps of %s books, late: %s', (state, late, words) => {
  const due = '2026-12-02T23:59:59.000Z';
  const bought = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state }),
    ahead: [{ part: 'outbound', to: 'delivered', due, late }],
  });

  expect(nextSteps(bought, 'Europe/Dublin').map((step) => step.replaceAll('\u00a0', ' '))).toEqual([words]);
});

it('nextSteps says that a late purchase can be cancelled while it can', () => {
  const late = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'reserved' }),
    ahead: [{ part: 'outbound', to: 'delivered', due: '2026-12-02T23:59:59.000Z', late: true }],
  });

  expect(nextSteps({ ...late, allowed: ['cancel'] }, 'Europe/Dublin')[0]).toBe(
    'We are sorry: we are sending your books later than planned. If you don’t want to wait, you can cancel your ' +
      'purchase on this page.',
  );
  const packed = sampleOutbound([sampleTaken(1, 'Emma')], { state: 'packed' });
  expect(nextSteps({ ...late, outbound: packed, allowed: ['cancel'] }, 'Europe/Dublin')[0]).toBe(
    'We are sorry: we are sending your books later than planned.',
  );
});

describe('nextSteps of a sale under check', () => {
  const check = 'We have received your parcel. We usually check your books within 2 working days.';
  const sale = sampleTrade({
    settlement: 'payout',
    settlementState: 'agreed',
    payout: 'bank',
    difference: money(360, 'EUR'),
    inbound: sampleInbound([sampleGiven(1, 'Emma')], { state: 'received' }),
  });

  it('states when the money is paid', () => {
    expect(nextSteps(sale, 'Europe/Dublin')).toEqual([
      check,
      'We’ll pay you within 2 working days after the sale is completed.',
    ]);
  });

  it.each<readonly [string, Partial<Trade>]>([
    ['store credit', { payout: 'store-credit' }],
    ['a payout that is held', { payoutsFrom: '2026-11-30' }],
    ['a purchase that is not paid yet', { settlement: 'pay-now', settlementState: 'awaiting-payment' }],
    [
      'a swap in which the customer pays more',
      { settlement: 'swap', outbound: sampleOutbound([sampleTaken(1, 'Dune')]), difference: money(-400, 'EUR') },
    ],
  ])('states no time of payment for %s', (_, part) => {
    expect(nextSteps({ ...sale, ...part }, 'Europe/Dublin').join(' ')).not.toContain('We’ll pay you');
  });
});

it('nextSteps states the refund without the payout that follows it', () => {
  const both = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    toGet: money(1480, 'EUR'),
    ledger: [booked('books-in', 1000), booked('sale', -900), booked('payment', 900), booked('returned', 480)],
    inbound: sampleInbound([sampleGiven(1, 'Dune', { state: 'as-said' })], { state: 'settled' }),
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses', { state: 'returned' })], { state: 'delivered' }),
  });

  expect(nextSteps(both, 'Europe/Dublin')).toEqual(['We are refunding €4.80.']);
});

it.each<readonly [string, Trade, string]>([
  [
    'a guest to enter the account of a returned refund',
    { ...trade('refund', 'failed', null), allowed: ['refund-account'] },
    'The bank returned your refund of €4.80. Please enter your bank account below, and we’ll send the money again.',
  ],
  [
    'an account without a bank account to add one',
    { ...trade('refund', 'failed', null), hasBankAccount: false },
    'The bank returned your refund. Please add a bank account to your account, and we’ll send the money again.',
  ],
  [
    'nothing after a card refund failed',
    trade('refund', 'failed', null, 'stripe'),
    'We could not refund €4.80 to the card or wallet you paid with. We’ll try again or send you the money by bank ' +
      'transfer. You don’t need to do anything now. If we need your bank account, we’ll email you.',
  ],
])('nextSteps asks %s, and calls the order neither complete nor refunded', (_, failed, expected) => {
  const ended = { ...failed, settlementState: 'balanced' as const };
  const cancelled = { ...failed, inbound: sampleInbound([sampleGiven(1, 'Dune')], { state: 'cancelled' }) };

  expect(nextSteps(failed, 'Europe/Dublin')).toEqual([expected]);
  expect(nextSteps(ended, 'Europe/Dublin')).toEqual([expected]);
  expect(nextSteps(cancelled, 'Europe/Dublin')).toEqual([expected]);
});

it('nextSteps names each of two failed refunds', () => {
  const failed = trade('refund', 'failed', null, 'stripe');
  const both = { ...failed, payouts: [...failed.payouts, ...trade('refund', 'failed', null).payouts] };

  expect(nextSteps(both, 'Europe/Dublin')).toEqual([
    expect.stringContaining('We could not refund €4.80'),
    expect.stringContaining('The bank returned your refund.'),
  ]);
});

it('nextSteps asks to check the account when the bank has returned a refund', () => {
  const returned =
    'The bank returned your refund. Please check the bank account you gave us, and we’ll send the money again.';
  const failed = trade('refund', 'failed', null);

  expect(nextSteps(failed, 'Europe/Dublin')[0]).toBe(returned);
  expect(
    nextSteps(
      { ...failed, inbound: null, outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'cancelled' }) },
      'Europe/Dublin',
    ),
  ).toEqual([returned]);
});

it.each([
  ['before its refund', [booked('lost', 760)], ['Our parcel to you was lost. We’ll refund you.']],
  [
    'after its refund',
    [booked('lost', 760), booked('refund', -760)],
    ['Our parcel to you was lost. We have refunded you.'],
  ],
] as const)('nextSteps describes a lost parcel %s', (_, later, words) => {
  const lost = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    ledger: [booked('sale', -760), booked('payment', 760), ...later],
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'lost' }),
  });

  expect(nextSteps(lost, 'Europe/Dublin')).toEqual(words);
});

it('nextSteps does not call an order complete whose late payment was refunded', () => {
  const released = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'released' }),
  });

  expect(nextSteps(released, 'Europe/Dublin')).toEqual([
    'We didn’t receive your payment in time, so the books are no longer reserved. There is nothing to pay.',
  ]);
});

it('nextSteps says "not in time" only of a purchase that was not paid in time', () => {
  const late = 'We didn’t receive your payment in time, so the books are no longer reserved. There is nothing to pay.';
  const lapsed = (state: 'cancelled' | 'released') =>
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'lapsed',
      inbound: sampleInbound([sampleGiven(1, 'Dune')], { state: 'in-transit' }),
      outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state }),
    });

  expect(nextSteps(lapsed('released'), 'Europe/Dublin')).toContain(late);
  expect(nextSteps(lapsed('cancelled'), 'Europe/Dublin')).not.toContain(late);
});

it('names the refund of a cancelled order that was paid', () => {
  const cancelled = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    toGet: money(480, 'EUR'),
    outbound: sampleOutbound([sampleTaken(1, 'Ulysses')], { state: 'cancelled' }),
  });
  expect(nextSteps(cancelled, 'Europe/Dublin')).toEqual(['This order has been cancelled. We are refunding €4.80.']);
});
