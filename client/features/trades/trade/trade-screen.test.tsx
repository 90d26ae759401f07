import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../domain/money';
import type { Trade } from '../../../../domain/trades/schemas';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../tests/client/sample-trade';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { TradeScreen } from './trade-screen';

const eur = (minor: number) => money(minor, 'EUR');
const show = (trade: Trade, answers: Answers = () => new Response(null, { status: 304 })) =>
  showScreen(<TradeScreen trade={trade} />, answers);
const open = { state: 'regraded', gradedAs: 'good', reason: 'marks', lower: eur(310), undecided: true } as const;
const agreed: Pick<Trade, 'rows' | 'difference'> = {
  rows: [{ code: 'books-in', amount: eur(720), books: 2 }],
  difference: eur(720),
};

const deciding = (part: Partial<Trade> = {}): Trade =>
  sampleTrade({
    ...agreed,
    allowed: ['decide'],
    inbound: sampleInbound([sampleGiven(1, 'Emma', open), sampleGiven(2, 'Dune', open)], {
      state: 'awaiting-decision',
      decideBy: '2026-12-11T10:00:00.000Z',
    }),
    ...part,
  });

test('a decision that another tab made first is reported beside the button without a reload', async () => {
  const decided = deciding({
    version: 2,
    inbound: sampleInbound(
      [sampleGiven(1, 'Emma', { ...open, undecided: false, decision: 'accept' }), sampleGiven(2, 'Dune', open)],
      { state: 'awaiting-decision', decideBy: '2026-12-11T10:00:00.000Z' },
    ),
  });
  show(deciding(), ({ method }) =>
    method === 'POST'
      ? Response.json({ code: 'state-moved' }, { status: 409, headers: { 'Content-Type': 'application/problem+json' } })
      : decided,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Send all back' }));
  fireEvent.click(screen.getByRole('button', { name: /Send my decision ·/ }));
  const panel = within(screen.getByRole('region', { name: /^Please decide/ }));
  expect((await panel.findByRole('alert')).textContent).toBe(
    'We couldn’t carry out your last step because the order had already changed: details of the order. ' +
      'You now see the latest status.',
  );
  expect(screen.queryByText(/reload the page/)).toBeNull();
});

test('while books wait for a decision, the agreed sum is labelled as the agreement', async () => {
  const untouched = sampleTrade({
    ...agreed,
    inbound: sampleInbound([sampleGiven(1, 'Emma'), sampleGiven(2, 'Dune')]),
  });
  show(untouched);
  await screen.findByText('Summary');
  expect(screen.queryByText('Amounts agreed at checkout')).toBeNull();
  cleanup();
  show(deciding());
  expect(await screen.findByRole('heading', { name: 'Amounts agreed at checkout' })).toBeDefined();
});

test('the choice for worse books is shown only until the books are graded', async () => {
  show(sampleTrade({ inbound: sampleInbound([sampleGiven(1, 'Emma')], { state: 'received' }) }));
  expect(await screen.findByText('If a book is in worse condition than you said, we’ll ask you.')).toBeDefined();
  cleanup();
  show(
    sampleTrade({
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
    }),
  );
  expect(await screen.findByText('Address')).toBeDefined();
  expect(screen.queryByText('If a book is in worse condition than you said, we’ll ask you.')).toBeNull();
});

test('an unsent payout is shown as being prepared, in the timeline and in the money', async () => {
  show(
    sampleTrade({
      settlementState: 'payout-due',
      payouts: [{ kind: 'payout', way: 'bank', amount: eur(360), state: 'due', at: '2026-11-28T10:00:00.000Z' }],
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
      events: [
        {
          part: 'settlement',
          seq: 2,
          from: 'agreed',
          to: 'payout-due',
          at: '2026-11-28T10:00:00.000Z',
          actor: 'staff',
        },
      ],
    }),
  );
  expect((await screen.findAllByText('We are preparing your payout')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/on its way to the bank/)).toBeNull();
});

test('each step of a withdrawal gets the focus when it appears', async () => {
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      allowed: ['withdraw'],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'sent', withdrawable: true })], { state: 'delivered' }),
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw from contract' }));
  const next = dialog.getByRole('button', { name: 'Continue to confirmation' });
  next.focus();
  fireEvent.click(next);
  expect(document.activeElement?.textContent).toContain('withdraw from the contract for these books in order IE-7K4Q');
  expect(document.activeElement).not.toBe(document.body);
});

test.each([
  ['a parcel', sampleTrade({ inbound: sampleInbound([sampleGiven(1, 'Emma')]), allowed: ['post'] })],
  [
    'a return',
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      allowed: ['return-sent'],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'return-requested' })], {
        state: 'delivered',
        returning: {
          label: '/en/trades/t/print/return',
          paidByUs: false,
          sendBy: '2026-12-11T10:00:00.000Z',
          isLate: false,
          sent: null,
        },
      }),
    }),
  ],
] as const)(
  'the form that marks %s as posted focuses its first field, and returns the focus when it closes',
  async (_what, trade) => {
    const name = 'Mark as posted';
    show(trade);
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Carrier' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  },
);

test.each([
  ['bank', /we’ll send the part you paid with your own books to your bank account/],
  ['store-credit', /we’ll add the part you paid with your own books to your store credit/],
] as const)('a withdrawal from a purchase paid with books states the refund method: %s', async (payout, words) => {
  const at = '2026-11-25T10:00:00.000Z';
  show(
    sampleTrade({
      settlement: 'swap',
      settlementState: 'balanced',
      payout,
      allowed: ['withdraw'],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'sent', withdrawable: true })], { state: 'delivered' }),
      ledger: [
        { side: 'purchase', kind: 'sale', amount: eur(-520), at },
        { side: 'purchase', kind: 'netted-in', amount: eur(520), at },
      ],
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue to confirmation' }));
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByText(/days to the payment method you used\. We’ll email a confirmation to/)).toBeNull();
});

test('a heading does not break the number of a trade', async () => {
  show(
    sampleTrade({
      settlement: 'pay-now',
      settlementState: 'balanced',
      allowed: ['cancel'],
      outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
    }),
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Order IE-7K4Q' });
  expect(within(heading).getByText('IE-7K4Q').tagName).toBe('SPAN');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(within(screen.getByRole('heading', { level: 2, name: /IE-7K4Q/ })).getByText('IE-7K4Q').tagName).toBe('SPAN');
});
