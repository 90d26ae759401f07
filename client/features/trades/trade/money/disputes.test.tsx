import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../../domain/money';
import type { DisputeState } from '../../../../../domain/trades/money/disputes';
import { sampleOutbound, sampleTaken, sampleTrade } from '../../../../../tests/client/sample-trade';
import { showScreen } from '../../../../../tests/client/show-screen';
import { describeChanges } from '../updates/describe-changes';
import { canChangeWithoutPerson } from '../../../../data/trade/can-change-without-person';
import { TradeScreen } from '../trade-screen';

const eur = (minor: number) => money(minor, 'EUR');
const steps = (states: readonly DisputeState[]) =>
  states.map((state, day) => ({ state, at: `2026-11-2${day}T10:00:00.000Z`, actor: 'provider' as const }));

/** Returns an order that was paid with 7.60 by card. */
function disputed(states: readonly DisputeState[], withdrawn: number) {
  return sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    payout: null,
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
    ledger: (
      [
        ['sale', -760],
        ['payment', 760],
        ['disputed', -withdrawn],
      ] as const
    ).map(([kind, minor]) => ({ side: 'purchase' as const, kind, amount: eur(minor), at: '2026-11-20T10:00:00.000Z' })),
    disputes: [{ state: states.at(-1) ?? 'open', amount: eur(760), withdrawn: eur(withdrawn), history: steps(states) }],
  });
}
const show = (trade: ReturnType<typeof disputed>) =>
  showScreen(<TradeScreen trade={trade} />, () => new Response(null, { status: 304 }));

test('an undecided dispute is explained, and no step says that books are packed', async () => {
  show(disputed(['open'], 760));
  expect(
    await screen.findByText(
      /\. Until the bank has decided, we can’t refund the payment or send books that aren’t packed yet\./,
    ),
  ).toBeTruthy();
  expect(screen.queryByText(/pack your books/i)).toBeNull();
  expect(screen.getAllByText('Card payment disputed').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Payment reversed by the bank').length).toBeGreaterThan(0);
  expect(screen.getByText('the payment service')).toBeTruthy();
});

test('a lost dispute is stated without a demand for money', async () => {
  show(disputed(['open', 'lost'], 760));
  expect(await screen.findByText(/to you\. We can’t refund this amount a second time\./)).toBeTruthy();
  expect(
    screen.queryByText(
      /\. Until the bank has decided, we can’t refund the payment or send books that aren’t packed yet\./,
    ),
  ).toBeNull();
  expect(screen.getByText('Nothing to pay')).toBeTruthy();
  // A debt that is asked of nobody is not written under it all the same.
  expect(screen.queryByText('Balance')).toBeNull();
});

test('an order that is cancelled after a chargeback states the chargeback and no refund', async () => {
  const trade = disputed(['open', 'lost'], 760);
  const moved = { part: 'settlement', actor: 'shop', at: '2026-11-23T10:00:00.000Z' } as const;
  show({
    ...trade,
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'cancelled' }),
    events: [
      { ...moved, seq: 1, from: 'balanced', to: 'refund-due' },
      { ...moved, seq: 2, from: 'refund-due', to: 'balanced' },
    ],
  });
  expect(await screen.findByText(/to you\. We can’t refund this amount a second time\./)).toBeTruthy();
  expect(screen.getByText('This order has been cancelled. There is nothing to pay.')).toBeTruthy();
  expect(screen.queryByText('Refund sent')).toBeNull();
});

test('a page polls while a dispute is undecided and reports the decision', () => {
  const [before, after] = [disputed(['open'], 760), disputed(['open', 'won'], 0)];
  expect(describeChanges(before, after)).toEqual(['The bank confirmed the payment']);
  const done = { ...before, outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'delivered' }) };
  expect(canChangeWithoutPerson(done)).toBe(true);
  expect(canChangeWithoutPerson({ ...done, disputes: after.disputes })).toBe(false);
});
