import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Trade } from '../../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { eur, show } from '../../../../../tests/client/show-trade';

type Kind = Trade['ledger'][number]['kind'];
const entries = (side: Trade['ledger'][number]['side'], booked: readonly (readonly [Kind, number])[]) =>
  booked.map(([kind, minor]) => ({ side, kind, amount: eur(minor), at: '2026-11-27T10:00:00.000Z' }));
const bought = entries('purchase', [
  ['sale', -520],
  ['postage', -240],
  ['payment', 760],
]);
const delivered = sampleOutbound([sampleTaken(1, 'Dune', { state: 'sent' })], { state: 'delivered' });
const purchase = (part: Partial<Trade> = {}) =>
  sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    outbound: delivered,
    ledger: bought,
    ...part,
  });
const headings = async () => {
  await screen.findByRole('heading', { name: 'Summary' });
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
};

it('a delivered purchase has one heading for its books, "Books you bought", and no balance of zero', async () => {
  show(purchase());

  const found = await headings();
  expect(found.filter((heading) => /^(The )?[Bb]ooks you/.test(heading))).toEqual(['Books you bought']);
  expect(screen.queryByText('Balance')).toBeNull();
  expect(screen.getByText('Everything is settled').nextSibling?.textContent).toBe('€0.00');
});

it('an ended order whose refund failed does not say that everything is settled', async () => {
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      outbound: sampleOutbound([sampleTaken(1, 'Dune', { state: 'returned' })], { state: 'delivered' }),
      ledger: [
        { side: 'purchase', kind: 'sale', amount: eur(-500), at: '2026-11-20T10:00:00.000Z' },
        { side: 'purchase', kind: 'payment', amount: eur(500), at: '2026-11-20T11:00:00.000Z' },
      ],
      payouts: [{ kind: 'refund', way: 'bank', amount: eur(500), state: 'failed', at: '2026-11-28T10:00:00.000Z' }],
    }),
  );

  expect(await screen.findByText(/The bank returned your refund\./)).toBeDefined();
  expect(screen.queryByText('Everything is settled')).toBeNull();
  expect(screen.queryByText(/This order is complete/)).toBeNull();
});

it('a finished sale says that everything is settled', async () => {
  const sold = sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(1000) })], { state: 'settled' });
  const ledger = entries('trade-in', [
    ['books-in', 1000],
    ['payout', -1000],
  ]);
  show(sampleTrade({ settlementState: 'balanced', inbound: sold, ledger }));

  expect(await screen.findByText('Everything is settled')).toBeDefined();
  expect(screen.queryByText('Nothing left to pay')).toBeNull();
});

it.each<readonly [string, Partial<Trade>]>([
  ['on its way', { ahead: [{ part: 'outbound', to: 'delivered', due: null, late: false }] }],
  ['that was not paid and is released', { settlementState: 'lapsed' }],
  ['whose payment a bank took back', { ledger: [...bought, ...entries('purchase', [['disputed', -760]])] }],
])('a purchase %s says that nothing is left to pay', async (_, part) => {
  show(purchase(part));

  expect(await screen.findByText('Nothing left to pay')).toBeDefined();
  expect(screen.queryByText('Everything is settled')).toBeNull();
});

it('a purchase on its way says "Books you buy"', async () => {
  show(purchase({ outbound: { ...delivered, state: 'dispatched' } }));

  expect(await headings()).toContain('Books you buy');
});

it('a trade with both legs names each side of its bookings, and a balance only where one is left', async () => {
  const sold = sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(1000) })], { state: 'settled' });
  show(
    purchase({ inbound: sold, ledger: [...bought, ...entries('trade-in', [['books-in', 1000]])], toGet: eur(1000) }),
  );

  const summary = within((await screen.findByRole('heading', { name: 'Summary' })).closest('section') ?? document.body);
  expect(summary.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Books you sold',
    'Books you bought',
  ]);
  expect(summary.getAllByText('Balance')).toHaveLength(1);
});

it('a sale that was paid as store credit states the amount of its bonus', async () => {
  const sold = sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(1000) })], { state: 'settled' });
  const ledger = entries('trade-in', [
    ['books-in', 1000],
    ['taken-as-credit', -1000],
  ]);
  show(sampleTrade({ payout: 'store-credit', settlementState: 'balanced', inbound: sold, ledger }));

  expect(await screen.findByText('We added a 10% bonus of €1.00 to your store credit.')).toBeDefined();
  expect(screen.getByText('€11.00')).toBeDefined();
});
