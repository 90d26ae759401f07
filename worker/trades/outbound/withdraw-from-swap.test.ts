import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { sendWaitingMails } from '../../testing/post';
import { sellersOf, type Seller } from '../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { findFaults } from '../money/check/check-ledger';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = () => clerkCtx(env, new Date());
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, desk);
const [taken, given, other] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;
const post = () => sendWaitingMails(env, new Date(Date.now() + 3_600_000));

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: taken, stock: { good: { onHand: 9, price: 550 } } },
    { isbn: given, reference: 3000 },
    { isbn: other, reference: 2000 },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
     SELECT isbn, grade, on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
});

const swap = (account: string) =>
  placeSale({ account, settlement: 'swap', give: [given, other], take: [[taken, 'good', 1]] });
const posts = ({ person, id }: Seller) =>
  person.call('POST', `/api/trades/${id}/post`, { parcel: 1, carrier: 'an-post', tracking: 'CE1' });
async function declares(seller: Seller) {
  const { number, email } = await seller.readTrade();
  const answer = await newVisitor().call('POST', '/api/withdrawals', { name: 'Ann', number, email });
  await post();
  return answer;
}

it.each([
  ['before the parcel is posted', 'early', 'awaiting-parcel', async () => undefined],
  ['after the parcel is posted', 'posted', 'in-transit', posts],
] as const)(
  'a buyer withdraws from the purchase of a swap %s, and the sale goes on',
  async (_when, account, state, step) => {
    const seller = await swap(account);
    await step(seller);

    const answer = await declares(seller);
    const withdrawn = await seller.readTrade();
    await receiveAndGrade(seller);

    const trade = await seller.readTrade();
    expect(answer.status).toBe(202);
    expect([withdrawn.inbound?.state, withdrawn.outbound?.state]).toEqual([state, 'cancelled']);
    expect([trade.inbound?.state, trade.outbound?.state, trade.settlementState]).toEqual([
      'settled',
      'cancelled',
      'payout-due',
    ]);
    expect(await findFaults(desk())).toEqual([]);
  },
);

it('a buyer cancels the purchase of a swap on its page after the parcel is posted', async () => {
  const seller = await swap('canceller');
  await posts(seller);
  const { allowed } = await seller.readTrade();

  const answer = await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

  expect(allowed).toContain('cancel');
  expect(answer.status).toBe(200);
  const trade = await seller.readTrade();
  expect([trade.inbound?.state, trade.outbound?.state]).toEqual(['in-transit', 'cancelled']);
  expect(trade.allowed).not.toContain('cancel');
  expect(await findFaults(desk())).toEqual([]);
});

it('a buyer who withdrew from the purchase of a swap can still cancel the sale', async () => {
  const seller = await swap('both');
  await declares(seller);

  const answer = await seller.person.call('POST', `/api/trades/${seller.id}/cancel`);

  expect(answer.status).toBe(200);
  const trade = await seller.readTrade();
  expect([trade.inbound?.state, trade.outbound?.state]).toEqual(['cancelled', 'cancelled']);
  expect(await findFaults(desk())).toEqual([]);
});

it('a buyer withdraws from the purchase of a swap whose books are settled', async () => {
  const seller = await swap('settled');
  await receiveAndGrade(seller);

  await declares(seller);

  const trade = await seller.readTrade();
  expect([trade.outbound?.state, trade.toPay.minor]).toEqual(['cancelled', 0]);
  expect(trade.toGet.minor).toBeGreaterThan(0);
  expect(await findFaults(desk())).toEqual([]);
});
