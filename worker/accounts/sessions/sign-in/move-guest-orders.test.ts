import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { fillLists, placeOrder } from '../../../testing/deals';
import { browser, ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { emma, openStockedShop } from '../../../testing/stocked-shop';
import { moveGuestLists } from './move-guest-lists';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const accountOf = (id: string) =>
  env.DB.prepare('SELECT account FROM trades WHERE id = ?1').bind(id).first<string | null>('account');

async function guestOrder(email: string) {
  const guest = newVisitor();
  await fillLists(guest, { take: [[emma, 'good', 1]] });
  const { id } = (await placeOrder(guest, 'pay-now', { email })).json.trade;
  return { guest, id, visitor: guest.cookies.get('__Host-visitor') ?? '' };
}

beforeAll(async () => {
  await openStockedShop(env.DB);
  await openAccount(env.DB, 'ann');
});

describe('moveGuestLists', () => {
  it('moves the orders of the visitor with the mail address of the account, and their links keep working', async () => {
    const { guest, id, visitor } = await guestOrder('ann@reader.example');
    const key = guest.cookies.get(`__Host-trade-${id}`) ?? '';

    await moveGuestLists(ctxOf(env, 'a:ann', new Date()), [visitor], 'ann');

    expect(await accountOf(id)).toBe('ann');
    const other = newVisitor();
    expect((await other.call('GET', `/api/trades/${id}`)).status).toBe(404);
    expect((await other.call('POST', `/api/trades/${id}/key`, { key })).status).toBe(200);
    expect((await other.call('GET', `/api/trades/${id}`)).status).toBe(200);
  });

  it('leaves orders of another mail address', async () => {
    const { id, visitor } = await guestOrder('ben@reader.example');

    await moveGuestLists(ctxOf(env, 'a:ann', new Date()), [visitor], 'ann');

    expect(await accountOf(id)).toBeNull();
  });
});
