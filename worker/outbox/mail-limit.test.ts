import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { fillLists, placeOrder } from '../testing/deals';
import { browser, ctxOf } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';
import { countMail, mailLimits } from './mail-limit';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const book = testIsbn(1);
const to = 'victim@reader.example';
/** Far from the clock of the orders, whose own mails are counted when they go out. */
const at = new Date('2027-03-01T10:00:00.000Z');

beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: book, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } }]);
  await openAccount(env.DB, 'victim');
});

it('mails about a guest’s orders never delay those to the account with the same address', async () => {
  const ctx = ctxOf(env, 'v:anybody', at);
  const [guest, account] = [newVisitor(), await signIn(env.DB, newVisitor(), 'victim')];
  await fillLists(guest, { take: [[book, 'good', 1]] });
  await fillLists(account, { take: [[book, 'good', 1]] });
  const ofGuest = (await placeOrder(guest, 'pay-now', { email: to })).json.trade.id;
  const ofAccount = (await placeOrder(account, 'pay-now')).json.trade.id;
  const count = async (sort: 'orders' | 'links' | 'desk', trade: string | null) =>
    countMail(ctx, 'row', await mailLimits(ctx, sort, { to, trade }));

  for (let sent = 0; sent < 12; sent += 1) expect(await count('orders', ofGuest)).toBeNull();

  expect(await count('orders', ofGuest)).toBeGreaterThan(50 * 60_000);
  expect(await count('orders', ofAccount)).toBeNull();
  expect(await count('links', null)).toBeNull();
});

it('mails to the shop itself are not counted', async () => {
  const ctx = ctxOf(env, 'v:anybody', at);

  expect(await mailLimits(ctx, 'desk', { to, trade: null })).toEqual([]);
});
