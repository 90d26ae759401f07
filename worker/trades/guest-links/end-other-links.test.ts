import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { fillLists, placeOrder } from '../../testing/deals';
import { browser } from '../../testing/people';
import { signIn } from '../../testing/sign-in';
import { openAccount } from '../../testing/shelf';
import { emma, openStockedShop } from '../../testing/stocked-shop';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));

beforeAll(async () => {
  await openStockedShop(env.DB);
  await openAccount(env.DB, 'ann');
});

it('the order of an account gets no link when its links are ended', async () => {
  const ann = await signIn(env.DB, newVisitor(), 'ann');
  await fillLists(ann, { take: [[emma, 'good', 1]] });
  const { id } = (await placeOrder(ann, 'pay-now')).json.trade;

  const ended = await ann.call('POST', `/api/trades/${id}/links/end`);

  expect(ended.status).toBe(404);
  expect(ann.cookies.has(`__Host-trade-${id}`)).toBe(false);
  expect(
    await env.DB.prepare('SELECT guest_key_hash FROM trades WHERE id = ?1').bind(id).first('guest_key_hash'),
  ).toBeNull();
});
