import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { execution } from '../../../tests/worker-later';
import { api } from '../../api';
import { staffCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sellersOf } from '../../testing/sellers';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';
import { findFaults } from '../desk/check-ledger';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = () => staffCtx(env, new Date());
const { gives, comes } = sellersOf(env.DB, visit, desk);
const [taken, dear, cheap] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
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
  const seller = await gives({ account: 'giver', settlement: 'pay-now', give: [dear, cheap], take: [[taken, 'good', 2]] });
  await comes(seller);

  const cancelled = await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

  expect(cancelled.status).toBe(200);
  const trade = await seller.see();
  expect([trade.outbound?.state, trade.settlementState]).toEqual(['cancelled', 'payout-due']);
  const due = await env.DB.prepare(`SELECT kind, state FROM payouts WHERE trade_id = ?1`).bind(seller.id).all();
  expect(due.results).toEqual([{ kind: 'payout', state: 'due' }]);
  expect(await findFaults(desk())).toEqual([]);
});
