import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../domain/money';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { readPayoutView } from '../desk-search';
import { PayoutFileList } from './payout-file-list';
import { PayoutsScreen } from './payouts-screen';

const file = {
  id: 'DOGEAR-20261121-A',
  format: 'pain.001',
  payouts: 90,
  total: money(123_456, 'EUR'),
  madeAt: '2026-11-21T10:00:00.000Z',
  sent: 90,
  done: 0,
  failed: 0,
  text: true,
} as const;

/** Counts of a part of the desk's work in which nothing waits. */
const none = { ready: 0, states: {} };
/** A payout that the bank has not confirmed. */
const payout = {
  id: 'p1',
  trade: 't1',
  number: 'IE-7K4Q',
  market: 'IE',
  kind: 'payout',
  way: 'bank',
  amount: money(1420, 'EUR'),
  state: 'sent',
  paidBy: null,
  failure: null,
  blocked: null,
  heldUntil: null,
  holder: 'Ann Reader',
  iban: 'IE•• •••• 5678',
  sharedBy: 0,
  file: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: '2026-11-21T10:00:00.000Z',
  endedAt: null,
} as const;

test.each([
  ['by as many calls as it needs', 0, 3],
  ['by no further call after one that confirms nothing', 10, 3],
])('a file is confirmed %s', async (_, unconfirmed, callCount) => {
  let left = 90;
  const { calls } = showScreen(<PayoutFileList list={{ items: [file], nextCursor: null }} />, ({ path }) => {
    if (!path.endsWith('/confirm')) return null;
    const confirmed = Math.min(40, left - unconfirmed);
    left -= confirmed;
    return { confirmed, left };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid by the bank' }));
  await waitFor(() => expect(left).toBe(unconfirmed));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark as paid by the bank' }).getAttribute('aria-busy')).not.toBe('true'),
  );
  expect(calls.map(({ path }) => path)).toEqual(
    Array.from({ length: callCount }, () => `/desk/payout-files/${file.id}/confirm`),
  );
});

test('a payout file shows the states of its payouts and is not offered once its accounts are erased', async () => {
  const ended = { ...file, sent: 0, done: 88, failed: 2 };
  showScreen(
    <PayoutFileList
      list={{
        items: [
          file,
          { ...ended, id: 'DOGEAR-20261120-B', text: false },
          { ...ended, id: 'DOGEAR-20261120-C', sent: 5 },
        ],
        nextCursor: null,
      }}
    />,
    () => null,
  );
  expect(
    await screen.findByRole('row', {
      name: /DOGEAR-20261121-A.*90.*€1,234.56.*Sent: 90.*Download again.*Mark as paid by the bank/,
    }),
  ).toBeDefined();
  const old = screen.getByRole('row', { name: /DOGEAR-20261120-B.*Failed: 2.*Done: 88.*Bank accounts deleted/ });
  expect(old.querySelectorAll('button')).toHaveLength(0);
  expect(
    screen.getByRole('row', {
      name: /DOGEAR-20261120-C.*Download again.*For your records only.*Don’t send the file to the bank again/,
    }),
  ).toBeDefined();
  expect(screen.getAllByText(/For your records only: some payouts in this file are already finished\./)).toHaveLength(
    1,
  );
  expect(screen.getByRole('link', { name: file.id }).getAttribute('href')).toBe(`/en/desk/payouts?file=${file.id}`);
});

test.each([
  ['due', 1],
  ['sent', 0],
] as const)('an empty list of %s payouts says %i times that there is nothing to pay', async (state, times) => {
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <PayoutsScreen list={{ items: [], nextCursor: null, ready: [] }} view={{ state, file: undefined }} />
    </DeskFrame>,
    () => null,
  );
  expect(await screen.findByRole('heading', { name: 'No payouts or refunds' })).toBeDefined();
  expect(screen.queryAllByText(/There is nothing to pay at the moment\./)).toHaveLength(times);
});

test('a failed payout is recorded by a button after its reason is selected, not by an arrow key', async () => {
  const { calls } = showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <PayoutsScreen
        list={{ items: [payout], nextCursor: null, ready: [] }}
        view={{ state: 'sent', file: undefined }}
      />
    </DeskFrame>,
    ({ path }) => (path.endsWith('/fail') ? { ...payout, state: 'failed', failure: 'account-closed' } : null),
  );
  const why = await screen.findByRole('combobox', { name: /Why the bank returned the payout for/ });
  expect(screen.queryByRole('button', { name: 'Mark as returned' })).toBeNull();
  fireEvent.change(why, { target: { value: 'account-closed' } });
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as returned' }));
  await waitFor(() => expect(screen.getByRole('row', { name: /IE-7K4Q.*Failed/ })).toBeDefined());
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/desk/payouts/p1/fail', { reason: 'account-closed' }],
  ]);
});

test.each([
  ['money', false],
  ['books', true],
] as const)('a failed refund of %s can become store credit: %s', async (paidBy, isOffered) => {
  const refund = {
    ...payout,
    kind: 'refund',
    state: 'failed',
    paidBy,
    failure: 'account-closed',
    endedAt: '2026-11-22T10:00:00.000Z',
  } as const;

  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <PayoutsScreen
        list={{ items: [refund], nextCursor: null, ready: [] }}
        view={{ state: 'failed', file: undefined }}
      />
    </DeskFrame>,
    () => null,
  );

  expect(await screen.findByRole('button', { name: 'Refund again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pay out again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund as store credit' }) !== null).toBe(isOffered);
});

test('a file has the selected payouts, whose sum is shown; a shared bank account is marked', async () => {
  const due = (at: number, changes: object = {}) => ({
    ...payout,
    id: `p${at}`,
    trade: `t${at}`,
    number: `IE-000${at}`,
    amount: money(at * 1000, 'EUR'),
    state: 'due' as const,
    sentAt: null,
    ...changes,
  });
  const items = [due(1), due(2, { sharedBy: 2 }), due(3, { blocked: 'held' })];
  const list = { items, nextCursor: 'more', ready: [{ payouts: 60, total: money(90_000, 'EUR') }] };
  const { calls } = showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <PayoutsScreen list={list} view={{ state: 'due', file: undefined }} />
    </DeskFrame>,
    ({ path }) => (path === '/desk/payout-files' ? 'lost' : null),
  );

  expect(await screen.findByText('60 payouts ready: €900.00')).toBeDefined();
  expect(screen.getByText('2 other accounts use this bank account')).toBeDefined();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  fireEvent.click(screen.getByRole('checkbox', { name: /IE-0002/ }));
  expect(screen.getByText('1 payout selected: €20.00')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Create .*pain.001.* file/ }));

  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/desk/payout-files')?.body).toEqual({
      format: 'pain.001',
      currency: 'EUR',
      payouts: ['p2'],
    }),
  );
});

test('readPayoutView reads a list, the files or one file from the address, else the due payouts', () => {
  expect(
    [
      {},
      { state: 'failed' },
      { state: 'files' },
      { state: 'replaced' },
      { file: ' X ', state: 'due' },
      { state: ['files'] },
    ].map((search) => readPayoutView(search)),
  ).toEqual([
    { state: 'due', file: undefined },
    { state: 'failed', file: undefined },
    { state: 'files', file: undefined },
    { state: 'due', file: undefined },
    { state: 'files', file: 'X' },
    { state: 'due', file: undefined },
  ]);
});
