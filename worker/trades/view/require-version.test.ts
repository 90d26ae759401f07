import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { dayMs } from '../../../domain/time';
import type { Trade } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { addEditions, openAccount, testIsbn } from '../../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const { orderDispatched } = buyersOf(env.DB, newVisitor, () => clerkCtx(env, new Date()));
const emma = testIsbn(1);

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 5, price: 550 } } }]);
});

it('a polling page gets a new answer when a deadline passes', async () => {
  const buyer = await orderDispatched([[emma, 'good', 1]]);
  await buyer.send('arrived');
  const ask = async (tag?: string) =>
    buyer.person.call('GET', `/api/trades/${buyer.id}`, undefined, tag === undefined ? {} : { 'If-None-Match': tag });
  const tag = (await ask()).headers.get('ETag') ?? '';
  expect((await ask(tag)).status).toBe(304);
  await env.DB.prepare('UPDATE trades SET delivered_at = ?2 WHERE id = ?1')
    .bind(buyer.id, new Date(Date.now() - 20 * dayMs).toISOString())
    .run();
  const after = await ask(tag);
  expect([after.status, after.headers.get('ETag') === tag]).toEqual([200, false]);
});

it('a polling page gets a new answer on another day of the market, because an expected day may be over', async () => {
  const buyer = await orderDispatched([[emma, 'good', 1]]);
  const ask = async (tag?: string) =>
    buyer.person.call('GET', `/api/trades/${buyer.id}`, undefined, tag === undefined ? {} : { 'If-None-Match': tag });
  const lateOf = ({ json }: { json: Trade }) => json.ahead.map(({ late }) => late);
  // Without the other deadlines, whose end counts by itself.
  await env.DB.prepare('UPDATE trades SET pay_by = NULL WHERE id = ?1').bind(buyer.id).run();
  const first = await ask();
  expect(lateOf(first)).toEqual([false]);

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * dayMs });
  const after = await ask(first.headers.get('ETag') ?? '');
  vi.useRealTimers();

  expect(after.status).toBe(200);
  expect(lateOf(after)).toEqual([true]);
});

it('a polling page gets a new answer when payouts of its account are held, and when the hold ends', async () => {
  await openAccount(env.DB, 'held');
  const buyer = await orderDispatched([[emma, 'good', 1]], 'held');
  const ask = async (tag = '') =>
    buyer.person.call('GET', `/api/trades/${buyer.id}`, undefined, { 'If-None-Match': tag });
  const hold = (until: string) =>
    env.DB.prepare(`UPDATE accounts SET payouts_held_until = ?1 WHERE id = 'held'`).bind(until).run();
  const tag = (await ask()).headers.get('ETag') ?? '';
  const until = new Date(Date.now() + dayMs).toISOString();

  await hold(until);
  const held = await ask(tag);
  const unchanged = await ask(held.headers.get('ETag') ?? '');
  await hold(new Date(Date.now() - 1000).toISOString());
  const ended = await ask(held.headers.get('ETag') ?? '');

  expect([held.status, held.json.payoutsHeldUntil]).toEqual([200, until]);
  expect(unchanged.status).toBe(304);
  expect([ended.status, ended.json.payoutsHeldUntil]).toEqual([200, null]);
});
