import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { executionContext } from '../tests/worker-execution';
import { api } from './api';
import { systemNow } from './platform/context';
import { openServices, shopContext } from './services';
import { runJobs } from './jobs';
import { fillLists, placeOrder } from './testing/deals';
import { browser, type Browser } from './testing/people';
import { openAccount, addEditions, testIsbn } from './testing/shelf';
import { signIn } from './testing/sign-in';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const start = systemNow().getTime();
const day = 86_400_000;
const silent = { info: () => undefined, warn: () => undefined };

/** Runs the jobs of a cron time, `ms` milliseconds from now. Sends no mail. A failed job fails the test. */
function runAt(ms: number, cron = '* * * * *') {
  const base = shopContext(openServices(env), () => undefined, new Date(start + ms));
  return runJobs(
    {
      ...base,
      mailer: { send: async () => undefined },
      log: {
        ...silent,
        error: (event, facts) => {
          throw new Error(`${event} ${JSON.stringify(facts)}`);
        },
      },
    },
    cron,
  );
}
const reserved = async () => (await env.DB.prepare('SELECT sum(reserved) AS n FROM stock').first<{ n: number }>())?.n;
const readTrade = async (person: Browser, id: string) => (await person.call('GET', `/api/trades/${id}`)).json;
const eventsOf = async (id: string) =>
  (await env.DB.prepare('SELECT count(*) AS n FROM trade_events WHERE trade_id = ?1').bind(id).first<{ n: number }>())
    ?.n;

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 9, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at) SELECT isbn, grade,
      on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
  // The night asks the bank for its rates.
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await openAccount(env.DB, 'swapper');
  await env.DB.prepare(
    `INSERT INTO store_credit (id, account, currency, amount, reason, at)
      VALUES ('c', 'swapper', 'EUR', 900, 'trade', '2026-01-01T00:00:00.000Z')`,
  ).run();
});

describe('the schedule', () => {
  it('releases a guest’s unpaid copies once, after three working days', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 2]] });
    const { id } = (await placeOrder(anna, 'pay-now', { email: 'late@reader.example' })).json.trade;
    await runAt(Date.parse((await readTrade(anna, id)).transfer.payBy) - start - 60_000);
    expect((await readTrade(anna, id)).settlementState).toBe('awaiting-payment');
    expect(await reserved()).toBe(2);
    await Promise.all([runAt(12 * day + 60_000), runAt(12 * day + 60_000), runAt(30 * day)]);
    await runAt(31 * day);
    const trade = await readTrade(anna, id);
    expect(trade).toMatchObject({
      settlementState: 'lapsed',
      outbound: { state: 'released' },
      transfer: null,
      allowed: [],
    });
    expect(await eventsOf(id)).toBe(5);
    expect(await reserved()).toBe(0);
    const moves = await env.DB.prepare('SELECT sum(reserved_change) AS left FROM stock_movements WHERE trade_id = ?1')
      .bind(id)
      .first();
    expect(moves).toEqual({ left: 0 });
    const edition = await env.DB.prepare('SELECT min_price, grades FROM editions WHERE isbn = ?1').bind(emma).first();
    expect(edition).toEqual({ min_price: 550, grades: 8 });
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const again = await placeOrder(anna, 'pay-now', { email: 'late@reader.example' });
    expect(again.status).toBe(201);
    await anna.call('POST', `/api/trades/${again.json.trade.id}/cancel`);
  });

  it('expires a leg after 21 days and releases the swap’s books and credit', async () => {
    const anna = await signIn(env.DB, newVisitor(), 'swapper');
    await fillLists(anna, { give: [[dune, 'very-good', 2]], take: [[emma, 'good', 6]] });
    const { id } = (await placeOrder(anna, 'swap')).json.trade;
    const credit = async () =>
      (
        await env.DB.prepare(`SELECT sum(amount) AS n FROM store_credit WHERE account = 'swapper'`).first<{
          n: number;
        }>()
      )?.n;
    expect([await reserved(), await credit()]).toEqual([6, 0]);
    await runAt(21 * day - 60_000);
    expect((await readTrade(anna, id)).inbound.state).toBe('awaiting-parcel');
    await Promise.all([runAt(26 * day + 60_000), runAt(27 * day)]);
    await runAt(28 * day);
    expect(await readTrade(anna, id)).toMatchObject({
      inbound: { state: 'expired' },
      outbound: { state: 'released' },
      allowed: [],
    });
    expect([await reserved(), await credit(), await eventsOf(id)]).toEqual([0, 900, 5]);
  });

  it('leaves a paid order alone when its other leg expires', async () => {
    await openAccount(env.DB, 'payer');
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('p', 'payer', 'EUR', 9000, 'trade', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const anna = await signIn(env.DB, newVisitor(), 'payer');
    await fillLists(anna, { give: [[dune, 'good', 3]], take: [[emma, 'good', 1]] });
    const { id } = (await placeOrder(anna, 'pay-now', { iban: 'IE29AIBK93115212345678' })).json.trade;
    await runAt(27 * day);
    expect(await readTrade(anna, id)).toMatchObject({
      inbound: { state: 'expired' },
      outbound: { state: 'reserved' },
      settlementState: 'balanced',
    });
  });

  it('runs its jobs while key-value storage is down', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const { id } = (await placeOrder(anna, 'pay-now', { email: 'down@reader.example' })).json.trade;
    const base = shopContext(openServices(env), () => undefined, new Date(start + 12 * day));
    const down = () => Promise.reject(new Error('KV operation failed'));
    const kv = Object.assign(Object.create(base.kv), { get: down, put: down, delete: down });

    await runJobs(
      { ...base, kv, mailer: { send: async () => undefined }, log: { ...silent, error: () => undefined } },
      '* * * * *',
    );

    expect((await readTrade(anna, id)).settlementState).toBe('lapsed');
  });

  it('deletes lists of expired visitors and ended holds at night', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const { id } = (await placeOrder(anna, 'pay-now', { email: 'old@reader.example' })).json.trade;
    await fillLists(anna, { take: [[emma, 'good', 1]], give: [[dune, 'good', 1]] });
    const holds = async () => (await env.DB.prepare('SELECT count(*) AS n FROM holds').first<{ n: number }>())?.n;
    const before = (await holds()) ?? 0;
    await runAt(60 * day, '20 2 * * *');
    // Of three people's holds only the one behind a line of a basket is kept.
    expect([before, await holds()]).toEqual([3, 1]);
    expect((await anna.call('GET', '/api/cart')).json.books).toBe(1);
    await runAt(400 * day, '20 2 * * *');
    await runAt(400 * day, '20 2 * * *');
    expect((await anna.call('GET', '/api/cart')).json.books).toBe(0);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM trades WHERE id = ?1').bind(id).first()).toEqual({ n: 1 });
  });
});
