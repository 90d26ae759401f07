import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { sellersOf } from '../../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../../testing/shelf';
import { cancelTradeAtDesk } from './cancel-trade-at-desk';
import { findFaults } from '../../money/check/check-ledger';
import { confirmPayout } from '../../money/payouts/confirm-payout';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
/** Returns the context of the desk after the hold of three days on a first account. */
const later = () => clerkCtx(env, new Date(Date.now() + 4 * dayMs));
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, desk);
const [taken, dear, cheap] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: taken, stock: { good: { onHand: 9, price: 550 } } },
    { isbn: dear, reference: 3000 },
    { isbn: cheap, reference: 2000 },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
     SELECT isbn, grade, on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
});

it('pays out settled books when the unpaid purchase of the same trade is cancelled', async () => {
  const seller = await placeSale({
    account: 'giver',
    settlement: 'pay-now',
    give: [dear, cheap],
    take: [[taken, 'good', 2]],
  });
  await receiveAndGrade(seller);

  const cancelled = await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

  expect(cancelled.status).toBe(200);
  const trade = await seller.readTrade();
  expect([trade.outbound?.state, trade.settlementState]).toEqual(['cancelled', 'payout-due']);
  const due = await env.DB.prepare(`SELECT kind, state FROM payouts WHERE trade_id = ?1`).bind(seller.id).all();
  expect(due.results).toEqual([{ kind: 'payout', state: 'due' }]);
  expect(await findFaults(desk())).toEqual([]);
});

it('pays out the worth of settled books used by an order that is cancelled', async () => {
  const seller = await placeSale({
    account: 'swapper',
    settlement: 'swap',
    give: [dear, cheap],
    take: [[taken, 'good', 1]],
  });
  await receiveAndGrade(seller);
  const payouts = async () => {
    const { results } = await env.DB.prepare(
      `SELECT id, amount, state FROM payouts WHERE trade_id = ?1 ORDER BY created_at, state`,
    )
      .bind(seller.id)
      .all<{ id: string; amount: number; state: string }>();
    return results;
  };
  const [first] = await payouts();

  await cancelTradeAtDesk(desk(), { trade: seller.id });

  expect(await findFaults(desk())).toEqual([]);
  await confirmPayout(later(), { id: first?.id ?? '' });
  const second = (await payouts()).find(({ state }) => state === 'due');
  expect(await findFaults(desk())).toEqual([]);
  await confirmPayout(later(), { id: second?.id ?? '' });
  const trade = await seller.readTrade();
  expect((await payouts()).map(({ state }) => state)).toEqual(['done', 'done']);
  expect([trade.outbound?.state, trade.settlementState, trade.toGet.minor]).toEqual(['cancelled', 'balanced', 0]);
  expect(await findFaults(desk())).toEqual([]);
});
