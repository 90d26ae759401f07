import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../domain/money';
import type { DisputeState } from '../../../../domain/trades/money/disputes';
import { sampleDeskTrade } from '../../../../tests/client/sample-desk';
import { sampleOutbound, sampleTaken } from '../../../../tests/client/sample-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { DeskTradeScreen } from './trade-screen';

const none = { ready: 0, states: {} };
const at = '2026-11-22T10:00:00.000Z';
const page = 'https://dashboard.stripe.com/test/disputes/dp_1';

/** Renders an order at the desk whose payment of 7.60 is disputed. */
function show(state: DisputeState, withdrawn: number, evidenceBy: string | null, reason = 'fraudulent'): void {
  const shown = sampleDeskTrade(
    {
      settlement: 'pay-now',
      settlementState: 'balanced',
      outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
      disputes: [
        {
          state,
          amount: money(760, 'EUR'),
          withdrawn: money(withdrawn, 'EUR'),
          history: [
            { state: 'open', at, actor: 'provider' },
            ...(state === 'open' ? [] : [{ state, at, actor: 'provider' } as const]),
          ],
        },
      ],
    },
    ['cancel'],
  );
  const trade = { ...shown, desk: { ...shown.desk, disputes: [{ reason, evidenceBy, page }] } };
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <DeskTradeScreen trade={trade} book="" />
    </DeskFrame>,
    () => new Response(null, { status: 304 }),
  );
}

test('an open dispute is shown with reason, day for evidence and link to the provider; the order is held', async () => {
  show('open', 760, '2026-11-29T10:00:00.000Z');
  expect(await screen.findByRole('heading', { name: /Disputed card payment/ })).toBeTruthy();
  expect(screen.getByText('The cardholder says that somebody else used the card')).toBeTruthy();
  expect(screen.getByText(/^Evidence by .*29/)).toBeTruthy();
  expect(screen.getByText('the payment service')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Respond on the provider’s site' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([page, 'noreferrer']);
  expect(screen.getByText(/Don’t pack: a bank disputes or has reversed the payment\./)).toBeTruthy();
});

test('a won dispute keeps its history and blocks nothing, and an unknown reason is shown as its code', async () => {
  show('won', 0, null, 'check_returned');
  expect(await screen.findByText(/check_returned/)).toBeTruthy();
  expect(await screen.findByText('The bank confirmed the payment')).toBeTruthy();
  expect(screen.queryByText(/^Evidence by/)).toBeNull();
  expect(screen.queryByText(/Don’t pack: a bank disputes or has reversed the payment\./)).toBeNull();
});

test('a lost dispute is shown, and its order is held and can be cancelled', async () => {
  show('lost', 760, null);
  expect((await screen.findAllByText('The bank reversed the payment')).length).toBeGreaterThan(0);
  expect(screen.getByText(/Don’t pack: a bank disputes or has reversed the payment\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Cancel the order' })).toBeTruthy();
});

/** Renders an order at the desk whose card's bank warned of fraud; `lookedAt` null: the desk has not checked it. */
function showWarned(lookedAt: string | null): void {
  const shown = sampleDeskTrade(
    { settlement: 'pay-now', settlementState: 'balanced', outbound: sampleOutbound([sampleTaken(1, 'Emma')]) },
    lookedAt === null ? ['clear-warning', 'cancel'] : ['pack', 'cancel'],
  );
  const trade = { ...shown, desk: { ...shown.desk, warnings: [{ at, lookedAt }] } };
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <DeskTradeScreen trade={trade} book="" />
    </DeskFrame>,
    () => new Response(null, { status: 304 }),
  );
}

test('a fraud warning is shown first with its two actions, and blocks packing', async () => {
  showWarned(null);
  expect(await screen.findByRole('heading', { name: /^Fraud warning · .*22/ })).toBeTruthy();
  expect(screen.getByText('Don’t pack yet: the fraud warning has not been checked.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Release for packing' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Cancel the order' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
});

test('a checked fraud warning shows when it was checked, and the order can be packed', async () => {
  showWarned('2026-11-22T12:30:00.000Z');
  expect(await screen.findByText(/^Checked on .*22.*: may be packed$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Release for packing' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Mark as packed' })).toBeTruthy();
});
