import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  expectNoFaults,
  openDispute,
  sendDisputeEvent,
  resetFakeStripe,
  addBooks,
  paidByCard,
  setDisputeStatus,
  type Paid,
} from '../../../../tests/worker-disputes';
import {
  ctxInMinutes,
  callFakeStripe,
  clerk,
  runPaymentJobs,
  payoutsOf,
  sendWebhook,
} from '../../../../tests/worker-stripe';
import { outcomeOfStep, type ActorStep } from '../../../testing/walkers';
import { cancelTradeAtDesk } from '../../outbound/cancel/cancel-trade-at-desk';
import { clearWarning } from './clear-warning';
import { confirmPayout } from '../payouts/confirm-payout';
import { dispatchOrder } from '../../outbound/dispatch-order';
import { loseOrder } from '../../outbound/lose-order';
import { packOrder } from '../../outbound/pack-order';
import { retryPayout } from '../payouts/retry-payout';
import { receiveReturn } from '../../outbound/receive-return';

beforeAll(addBooks);
beforeEach(resetFakeStripe);

const statuses = ['needs_response', 'warning_needs_response', 'under_review', 'warning_closed', 'won', 'lost'] as const;
const walk = fc.record({
  /** For each step: the act, and whether the provider's event about it arrives. */
  steps: fc.array(fc.record({ deed: fc.nat(16), pick: fc.nat(59), isTold: fc.boolean() }), {
    minLength: 4,
    maxLength: 12,
  }),
  ending: fc.constantFrom('won', 'lost'),
});

/** Returns the possible acts on an order paid by card. `known`: its disputes at the provider. */
function deeds(
  { buyer, session, paid }: Paid,
  known: string[],
  pick: number,
  isTold: boolean,
  minutes: number,
): ActorStep[] {
  const trade = { trade: buyer.id };
  const latest = known.at(-1);
  const tells = async (id: string | undefined) => {
    if (id !== undefined && isTold) await sendDisputeEvent(id, pick % 2 === 0 ? 'created' : 'closed');
  };
  const disputed: ActorStep = async () => {
    // A bank opens one dispute for a payment.
    if (latest === undefined)
      known.push(
        await openDispute(
          { session },
          {
            status: statuses[pick % 2] ?? 'needs_response',
            ...(pick % 3 === 0 ? { amount: Math.max(1, paid - 100) } : {}),
            ...(pick % 5 === 0 ? { moves: [] } : {}),
          },
        ),
      );
    await tells(known.at(-1));
  };
  const goesOn: ActorStep = async () => {
    if (latest !== undefined) await setDisputeStatus(latest, statuses[2 + (pick % 4)] ?? 'won');
    await tells(latest);
  };
  const payout = async () => (await payoutsOf(buyer.id)).at(pick % 2 === 0 ? -1 : 0)?.id ?? '';
  return [
    disputed,
    goesOn,
    disputed,
    goesOn,
    () => buyer.send('cancel'),
    () => packOrder(clerk(), trade),
    () => dispatchOrder(clerk(), { ...trade, carrier: 'an-post', tracking: 'CE1' }),
    () => buyer.send('withdraw', { lines: [1], reason: 'withdraw' }),
    () => receiveReturn(clerk(), { ...trade, line: 1, condition: 'as-sent' }),
    () => cancelTradeAtDesk(clerk(), trade),
    () => runPaymentJobs(ctxInMinutes(minutes)),
    () => loseOrder(clerk(), trade),
    async () => {
      await callFakeStripe(`refunds/${pick % 3 === 0 ? 'pending' : 'succeeded'}`);
      await callFakeStripe(`down/${pick % 4 === 0 ? 'yes' : 'no'}`);
    },
    async () => {
      await callFakeStripe(`bank/${pick % 2 === 0 ? 'succeeded' : 'failed'}`);
      await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: await payout() } });
    },
    async () => retryPayout(clerk(), { id: await payout(), ...(pick % 2 === 0 ? { way: 'bank' as const } : {}) }),
    async () => {
      const { id } = await (await callFakeStripe(`warn/${session}`)).json<{ id: string }>();
      if (isTold) await sendWebhook(id, { type: 'radar.early_fraud_warning.created' });
    },
    () => clearWarning(clerk(), trade),
  ];
}

it('random acts of banks, customers, desk and schedule keep ledger and provider equal', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(walk, async ({ steps, ending }) => {
      await resetFakeStripe();
      const [sale, known] = [await paidByCard(2), new Array<string>()];
      let minutes = 1;
      for (const { deed, pick, isTold } of steps) {
        minutes += 61;
        await outcomeOfStep(deeds(sale, known, pick, isTold, minutes)[deed] ?? (() => Promise.resolve()));
        await expectNoFaults();
      }
      await resetFakeStripe();
      await callFakeStripe('bank/succeeded');
      for (const id of known) {
        await setDisputeStatus(id, ending);
        await sendDisputeEvent(id, 'closed');
      }
      for (const { id } of await payoutsOf(sale.buyer.id))
        await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: id } });
      await runPaymentJobs(ctxInMinutes(minutes + 60 * 24));
      // The desk sends a refund by bank when the card refuses it.
      for (const { id, state } of await payoutsOf(sale.buyer.id))
        if (state === 'failed') await outcomeOfStep(() => retryPayout(clerk(), { id, way: 'bank' }));
      for (const { id, way } of await payoutsOf(sale.buyer.id))
        if (way === 'bank') await outcomeOfStep(() => confirmPayout(clerk(), { id }));
      await expectNoFaults();
      const trade = await sale.buyer.readTrade();
      const byBank = (await payoutsOf(sale.buyer.id)).reduce(
        (sum, { way, state, amount }) => (way === 'bank' && state === 'done' ? sum + amount : sum),
        0,
      );
      const booked = trade.ledger.reduce(
        (sum, { kind, amount }) =>
          ['payment', 'refund', 'refund-failed', 'disputed', 'disputed-back'].includes(kind) ? sum + amount.minor : sum,
        0,
      );
      expect(booked).toBe(Number(await (await callFakeStripe(`kept/${sale.session}`)).json()) - byBank);
      expect([trade.settlementState, trade.toPay.minor, trade.toGet.minor]).toEqual(['balanced', 0, 0]);
      const banks = trade.disputes.map(({ state }) => state).join();
      const payouts = trade.payouts.map(({ way, state }) => `${way} ${state}`).join();
      seen.add(`${trade.outbound?.state} ${banks} ${payouts}`);
    }),
    { numRuns: 14, seed: 20261122, endOnFailure: true },
  );
  error.mockClear();
  expect(seen.size).toBeGreaterThan(2);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM disputes').first<number>('n')).toBeGreaterThan(0);
});
