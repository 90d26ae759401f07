import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Trade } from '../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../tests/client/sample-trade';
import { undecidedTrade, eur, path, show, worse } from '../../../../tests/client/show-trade';

test('worse copies are decided one by one or all at once, and the sum is shown before sending', async () => {
  const answered = sampleTrade({
    version: 2,
    inbound: sampleInbound(
      [
        sampleGiven(1, 'Emma', { state: 'as-said' }),
        sampleGiven(2, 'Dune', { ...worse, undecided: false, decision: 'accept' }),
      ],
      { state: 'settled' },
    ),
  });
  const { calls } = show(undecidedTrade(), () => answered);
  expect(await screen.findByText('Please tell us by 11 December 2026 what to do with 2 books.')).toBeDefined();
  const panel = within(screen.getByRole('region', { name: 'Please decide by 11\u00a0December\u00a02026' }));
  expect(panel.getByText(/^Our check: .* It has pencil or ink marks\.$/)).toBeDefined();
  // Nothing chosen: both would come back, for nothing.
  expect(panel.getByRole('button', { name: 'Send my decision · you get €3.60' })).toHaveProperty('disabled', true);
  expect(
    panel.getByText(/If you don’t tell us what to do with a book, we’ll send it back free of charge\./),
  ).toBeDefined();
  // A refused copy can't be taken at a lower amount.
  expect(
    within(panel.getByRole('group', { name: 'What should we do with “Circe”?' })).getAllByRole('radio'),
  ).toHaveLength(2);
  fireEvent.click(panel.getByRole('button', { name: 'Accept all lower offers' }));
  expect(panel.getByText('1 book still needs your decision.', { exact: false })).toBeDefined();
  fireEvent.click(
    within(panel.getByRole('group', { name: 'What should we do with “Circe”?' })).getByRole('radio', {
      name: 'Recycle it',
    }),
  );
  fireEvent.click(panel.getByRole('button', { name: 'Send my decision · you get €6.70' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /Your decision/ })).toBeNull());
  expect(calls.map(({ method, path: to, body }) => [method, to, body])).toEqual([
    [
      'POST',
      `${path}/decide`,
      {
        decisions: [
          { line: 2, decision: 'accept' },
          { line: 3, decision: 'recycle' },
        ],
      },
    ],
  ]);
});

test('a photo of a copy opens in large, and the next one can be shown', async () => {
  show(undecidedTrade());
  fireEvent.click(await screen.findByRole('button', { name: 'Enlarge Photo 1 of 2: Dune' }));
  expect(screen.getByRole('img', { name: 'Photo 1 of 2: Dune' }).getAttribute('src')).toBe('/api/trades/t/photos/p1');
  fireEvent.click(screen.getByRole('button', { name: 'Next photo' }));
  expect(screen.getByRole('img', { name: 'Photo 2 of 2: Dune' }).getAttribute('src')).toBe('/api/trades/t/photos/p2');
});

test('return postage is subtracted only for returned books, and a swap shows the sum still to pay', async () => {
  const trade = undecidedTrade({
    settlement: 'swap',
    ledger: [{ side: 'purchase', kind: 'sale', amount: eur(-760), at: '2026-11-20T10:00:00.000Z' }],
  });
  show({ ...trade, inbound: trade.inbound === null ? null : { ...trade.inbound, returnPostage: eur(250) } });
  expect(await screen.findByText(/we charge €2.50 in total if you ask us to send books back/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send my decision · you pay €4.00' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send all back' }));
  expect(screen.getByRole('button', { name: 'Send my decision · you pay €6.50' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Recycle all' }));
  expect(screen.getByRole('button', { name: 'Send my decision · you pay €4.00' })).toBeDefined();
});

test('a parcel is marked as posted with its carrier and number; without a carrier nothing is sent', async () => {
  const trade = sampleTrade({ inbound: sampleInbound([sampleGiven(1, 'Emma')]), allowed: ['cancel', 'post'] });
  const posted = sampleInbound([sampleGiven(1, 'Emma')], { state: 'in-transit' });
  const { calls } = show(trade, () => ({
    ...trade,
    version: 2,
    allowed: [],
    inbound: {
      ...posted,
      parcels: posted.parcels.map((parcel) => ({
        ...parcel,
        postedAt: '2026-11-22T10:00:00.000Z',
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'RR1IE',
        trackingLink: null,
      })),
    },
  }));
  expect((await screen.findByRole('link', { name: 'Packing slip' })).getAttribute('href')).toBe(
    '/en/trades/t/print/slip-1',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mark as posted' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm posting' }));
  expect(await screen.findByText('Please choose the carrier.')).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Carrier' }), { target: { value: 'an-post' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Tracking number/ }), { target: { value: 'RR1IE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm posting' }));
  expect(await screen.findByText(/Posted on 22 November 2026 with/)).toBeDefined();
  expect(calls.map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/post`, { parcel: 1, carrier: 'an-post', tracking: 'RR1IE' }],
  ]);
});

const track = 'https://www.anpost.com/Post-Parcels/Track/History?item=CE123456785IE';
const sentTrade = (part: Partial<Trade> = {}) =>
  sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['arrived', 'withdraw'],
    outbound: sampleOutbound(
      [
        sampleTaken(1, 'Emma', { state: 'sent', withdrawable: true }),
        sampleTaken(2, 'Dune', { state: 'sent', withdrawable: true }),
      ],
      {
        state: 'dispatched',
        carrier: 'an-post',
        carrierName: 'An Post',
        tracking: 'CE123456785IE',
        trackingLink: track,
        dispatchedAt: '2026-11-24T10:00:00.000Z',
      },
    ),
    ...part,
  });

test('a withdrawal selects lines, is confirmed in a second step, and shows its confirmation', async () => {
  const after = sampleTrade({
    ...sentTrade(),
    version: 2,
    allowed: ['arrived'],
    outbound: sampleOutbound(
      [sampleTaken(1, 'Emma', { state: 'return-requested' }), sampleTaken(2, 'Dune', { state: 'return-requested' })],
      {
        state: 'dispatched',
        returning: {
          label: '/en/trades/t/print/return',
          paidByUs: false,
          sendBy: '2026-12-08T10:00:00.000Z',
          isLate: false,
          sent: null,
        },
      },
    ),
  });
  const { calls } = show(sentTrade(), () => after);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw from contract' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Dune' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Emma' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose at least one book.');
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Emma' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
  // One of two books: the outward postage stays.
  expect(dialog.getByText('I, Ann Reader, withdraw from the contract for these books in order IE-7K4Q:')).toBeDefined();
  expect(dialog.getByText('We refund').nextSibling?.textContent).toBe('€5.20');
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Dune' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Continue to confirmation' }));
  expect(dialog.getByText('We refund').nextSibling?.textContent).toBe('€12.80');
  expect(calls).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
  expect(
    await screen.findByText('We have received your withdrawal. We are sending a confirmation to ann@reader.example.'),
  ).toBeDefined();
  expect(calls.map(({ path: to, body }) => [to, body])).toEqual([
    [`${path}/withdraw`, { lines: [1, 2], reason: 'withdraw', words: '' }],
  ]);
  expect(screen.getByRole('link', { name: 'Return label' }).getAttribute('href')).toBe('/en/trades/t/print/return');
  expect(screen.queryByRole('button', { name: 'Withdraw from contract' })).toBeNull();
});
