import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf, statementRow } from '../../testing/buyers';
import { signInClerk, clerkCtx } from '../../testing/desk';
import { browser, type Browser } from '../../testing/people';
import { openAccount, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { emma, openStockedShop } from '../../testing/stocked-shop';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched } = buyersOf(env.DB, newVisitor, desk);
const iban = 'IE29AIBK93115212345678';

beforeAll(() => openStockedShop(env.DB));

describe('access to orders and money', () => {
  let [customer, weak] = [newVisitor(), newVisitor()];
  beforeAll(async () => {
    for (const account of ['customer', 'weak']) await openAccount(env.DB, account);
    customer = await signIn(env.DB, newVisitor(), 'customer');
    weak = await signInClerk(env.DB, newVisitor(), 'weak', false);
  });
  const routes = [
    ['GET', 'pick-list'],
    ['GET', 'payouts'],
    ['GET', 'money'],
    ['GET', 'stock?q=emma'],
    ['GET', 'payout-files/x'],
    ['POST', 'payout-files/x/confirm'],
    ['POST', 'trades/x/pack'],
    ['POST', 'trades/x/dispatch', { carrier: 'an-post' }],
    ['POST', 'trades/x/delivered'],
    ['POST', 'trades/x/lost'],
    ['POST', 'trades/x/cancel'],
    ['POST', 'trades/x/lines/1/came-back', { condition: 'as-sent' }],
    ['POST', 'payouts/x/confirm'],
    ['POST', 'payouts/x/fail', { reason: 'other' }],
    ['POST', 'payouts/x/retry', {}],
    ['POST', 'payout-files', { format: 'csv', currency: 'EUR' }],
    ['POST', 'money', { rows: [statementRow(1, 'x')] }],
    ['POST', 'money/x/match', { trade: 'x' }],
    ['POST', 'money/x/send-back'],
    ['POST', 'stock', { isbn: testIsbn(1), grade: 'good', change: 1, reason: 'correction' }],
  ] as const;
  it.each(routes)('%s /api/desk/%s is allowed to staff with a passkey only', async (method, path, body?) => {
    const asked = async (person: Browser) => (await person.call(method, `/api/desk/${path}`, body)).json.code;
    expect([await asked(newVisitor()), await asked(customer), await asked(weak)]).toEqual([
      'sign-in-required',
      'not-found',
      'second-factor-required',
    ]);
  });

  it('hides a trade’s steps from other people', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    for (const [event, body] of [
      ['arrived', undefined],
      ['withdraw', { lines: [1], reason: 'withdraw' }],
      ['refund-account', { holder: 'Eve', iban }],
    ] as const) {
      expect((await newVisitor().call('POST', `/api/trades/${buyer.id}/${event}`, body)).json.code).toBe(
        'trade-not-found',
      );
    }
    expect((await buyer.readTrade()).allowed).toEqual(['arrived', 'withdraw']);
  });
});
