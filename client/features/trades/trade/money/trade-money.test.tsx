import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Trade } from '../../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { eur, path, show } from '../../../../../tests/client/show-trade';

test('a failed payout links to the bank details, a held one shows its end, a guest enters an account', async () => {
  const failed = sampleTrade({
    settlementState: 'payout-failed',
    inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
    toGet: eur(360),
    payouts: [{ kind: 'payout', way: 'bank', amount: eur(360), state: 'failed', at: '2026-11-28T10:00:00.000Z' }],
    payoutIban: 'IE•• 5678',
  });
  show(failed);
  // At the head, and where the money stands.
  for (const link of await screen.findAllByRole('link', { name: 'Check bank account' }))
    expect(link.getAttribute('href')).toBe('/en/account-details/edit#payout');
  expect(screen.getByText('Returned by the bank on 28 November 2026')).toBeDefined();
  // It was confirmed before it came back: nothing is sent until the desk tries again, so the person is asked all the
  // same.
  show({ ...failed, settlementState: 'payout-due' });
  await waitFor(() => expect(screen.getAllByText(/The bank returned your payout\./)).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'Check bank account' })).toHaveLength(4);
  const refund: Trade['payouts'][number] = {
    kind: 'refund',
    way: 'bank',
    amount: eur(520),
    state: 'due',
    at: '2026-11-28T10:00:00.000Z',
  };
  const guest = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'refund-due',
    outbound: sampleOutbound([sampleTaken(1, 'Dune', { state: 'returned' })], { state: 'delivered' }),
    toGet: eur(520),
    payouts: [refund],
    payoutsHeldUntil: '2026-12-01T12:00:00.000Z',
    allowed: ['refund-account'],
  });
  const { calls } = show(guest, () => ({ ...guest, version: 2, allowed: [], payoutIban: 'IE•• 5678' }));
  expect(await screen.findByText(/we are holding back refunds until 1 December 2026/)).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'IBAN' }), { target: { value: 'IE00 wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save bank account' }));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'IBAN' }), { target: { value: 'IE29 AIBK 9311 5212 3456 78' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save bank account' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'IBAN' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST').map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/refund-account`, { holder: 'Ann Reader', iban: 'IE29AIBK93115212345678' }],
  ]);
});

test('a refund that waits after a change of the account is called a refund', async () => {
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'refund-due',
      toGet: eur(520),
      payouts: [{ kind: 'refund', way: 'bank', amount: eur(520), state: 'due', at: '2026-11-28T10:00:00.000Z' }],
      payoutsHeldUntil: '2026-11-30T10:00:00.000Z',
    }),
  );

  expect(await screen.findByText(/we are holding back refunds until/)).toBeDefined();
  expect(screen.queryAllByText(/payout/i)).toEqual([]);
});

test('a refund that the bank returned is called a refund, and its account can be checked', async () => {
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'refund-due',
      outbound: sampleOutbound([sampleTaken(1, 'Dune', { state: 'returned' })], { state: 'delivered' }),
      toGet: eur(520),
      payouts: [{ kind: 'refund', way: 'bank', amount: eur(520), state: 'failed', at: '2026-11-28T10:00:00.000Z' }],
      payoutIban: 'IE•• 5678',
    }),
  );

  expect(await screen.findAllByText(/The bank returned your refund\./)).toHaveLength(1);
  expect(screen.queryAllByText(/payout/i)).toEqual([]);
  expect(screen.queryAllByLabelText(/payout/i)).toEqual([]);
  expect(screen.getAllByRole('link', { name: 'Check bank account' })).toHaveLength(2);
});

test('the bookings of both sides add up to the amount still to pay', async () => {
  const entry = (side: Trade['ledger'][number]['side'], kind: Trade['ledger'][number]['kind'], minor: number) => ({
    side,
    kind,
    amount: eur(minor),
    at: '2026-11-27T10:00:00.000Z',
  });
  show(
    sampleTrade({
      settlement: 'swap',
      settlementState: 'awaiting-payment',
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
      outbound: sampleOutbound([sampleTaken(1, 'Dune')]),
      ledger: [
        entry('purchase', 'sale', -520),
        entry('purchase', 'postage', -240),
        entry('trade-in', 'books-in', 360),
        entry('trade-in', 'netted', -360),
        entry('purchase', 'netted-in', 360),
      ],
      toPay: eur(400),
      transfer: {
        holder: 'Dogear',
        iban: 'IE29AIBK93115212345678',
        bic: 'AIBKIE2D',
        reference: 'IE-7K4Q',
        amount: eur(400),
        payBy: '2026-12-04T10:00:00.000Z',
      },
    }),
  );
  expect((await screen.findByText('Value of the books you sold')).nextSibling?.textContent).toBe('+€3.60');
  expect(screen.getByText('Left to pay').nextSibling?.textContent).toBe('€4.00');
  expect(screen.getByText(/Please transfer the difference of €4.00 by 4 December 2026/)).toBeDefined();
  expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe(
    '/api/trades/01k0000000000000000000000t/transfer-qr.svg',
  );
});

test('an expired sale states its amount as agreed, not as an amount that the person gets', async () => {
  show(
    sampleTrade({
      inbound: sampleInbound([sampleGiven(1, 'Emma')], { state: 'expired' }),
      rows: [{ code: 'books-in', books: 1, amount: eur(360) }],
      difference: eur(360),
    }),
  );

  expect((await screen.findByText('Agreed: you get')).nextSibling?.textContent).toBe('€3.60');
  expect(screen.queryByText('You get')).toBeNull();
});
