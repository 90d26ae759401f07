import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeListSchema, tradeSchema } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { fillLists, placeOrder } from '../../testing/deals';
import { browser, type Browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const iban = 'IE29AIBK93115212345678';
let people = 0;
async function reader(): Promise<{ person: Browser; account: string }> {
  people += 1;
  const account = `reader${people}`;
  await openAccount(env.DB, account);
  return { person: await signIn(env.DB, newVisitor(), account), account };
}
async function credit(account: string, amount: number) {
  await env.DB.prepare(
    `INSERT INTO store_credit (id, account, currency, amount, reason, at)
      VALUES (?1, ?1, 'EUR', ?2, 'trade', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(account, amount)
    .run();
}
const creditOf = async (account: string) =>
  (
    await env.DB.prepare('SELECT sum(amount) AS n FROM store_credit WHERE account = ?1')
      .bind(account)
      .first<{ n: number }>()
  )?.n;
const reserved = async (isbn: string) =>
  (await env.DB.prepare('SELECT sum(reserved) AS n FROM stock WHERE isbn = ?1').bind(isbn).first<{ n: number }>())?.n;
const buy = async (person: Browser, email: string, quantity = 1) => {
  await fillLists(person, { take: [[emma, 'good', quantity]] });
  return (await placeOrder(person, 'pay-now', { email })).json.trade.id as string;
};
/** Inserts an event of the desk. */
const desk = (trade: string, part: string, seq: number, from: string, to: string) =>
  env.DB.prepare(
    `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
      VALUES (?1, ?2, ?3, ?4, ?5, 'staff', '2026-11-20T12:00:00.000Z')`,
  )
    .bind(trade, part, seq, from, to)
    .run();

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
  ]);
});

describe('a trade', () => {
  it('is answered as not found to anybody else', async () => {
    const { person: anna } = await reader();
    const { person: ben } = await reader();
    await fillLists(anna, { give: [[dune, 'very-good', 3]] });
    const { id } = (await placeOrder(anna, 'payout', { iban })).json.trade;
    const absent = await ben.call('GET', `/api/trades/${'0'.repeat(26)}`);
    for (const stranger of [ben, newVisitor()]) {
      for (const answer of [
        await stranger.call('GET', `/api/trades/${id}`),
        await stranger.call('GET', `/api/trades/${id}/papers`),
        await stranger.call('POST', `/api/trades/${id}/cancel`),
        await stranger.call('POST', `/api/trades/${id}/key`, { key: 'x'.repeat(22) }),
      ])
        expect([answer.status, answer.json.code, answer.json.facts]).toEqual([
          404,
          absent.json.code,
          absent.json.facts,
        ]);
    }
    expect((await anna.call('GET', `/api/trades/${id}`)).json.inbound.state).toBe('awaiting-parcel');
    expect((await anna.call('GET', `/api/trades/${id}/papers`)).json).toMatchObject({
      invoice: null,
      seller: { country: expect.stringMatching(/^[A-Z]{2}$/) },
    });
    for (const odd of ['%E0%A4%A', "' OR 1=1", 'x'.repeat(60)]) {
      expect((await anna.call('GET', `/api/trades/${encodeURI(odd)}`)).json.code).toBe('trade-not-found');
    }
  });

  it('of a guest is not opened by an account or by the key of another trade', async () => {
    const guest = newVisitor();
    const id = await buy(guest, 'guest@reader.example');
    const key = guest.cookies.get(`__Host-trade-${id}`) ?? '';
    const other = newVisitor();
    const otherId = await buy(other, 'other@reader.example');
    expect((await other.call('POST', `/api/trades/${otherId}/key`, { key })).status).toBe(404);
    expect(
      (await other.call('GET', `/api/trades/${id}`, undefined, { Cookie: `__Host-trade-${id}=${'x'.repeat(22)}` }))
        .status,
    ).toBe(404);
    const { person } = await reader();
    expect((await person.call('GET', `/api/trades/${id}`)).status).toBe(404);
    // The link gives access, signed in or not.
    await person.call('POST', `/api/trades/${id}/key`, { key });
    expect((await person.call('GET', `/api/trades/${id}`)).status).toBe(200);
  });

  it('is sent again to a polling page only after a change', async () => {
    const guest = newVisitor();
    const id = await buy(guest, 'live@reader.example');
    const path = `/api/trades/${id}`;
    const tag = (await guest.call('GET', path)).headers.get('ETag') ?? '';
    const same = await guest.call('GET', path, undefined, { 'If-None-Match': tag });
    expect([same.status, same.text, same.headers.get('ETag')]).toEqual([304, '', tag]);
    expect((await guest.call('GET', path, undefined, { 'If-None-Match': tag, 'Accept-Language': 'de' })).status).toBe(
      200,
    );
    expect((await newVisitor().call('GET', path, undefined, { 'If-None-Match': tag })).status).toBe(404);
    await guest.call('POST', `${path}/cancel`);
    const changed = await guest.call('GET', path, undefined, { 'If-None-Match': tag });
    expect([changed.status, changed.json.outbound.state]).toEqual([200, 'cancelled']);
    expect(changed.headers.get('ETag')).not.toBe(tag);
  });

  it('refuses events that are not allowed now', async () => {
    const guest = newVisitor();
    const id = await buy(guest, 'events@reader.example');
    expect((await guest.call('GET', `/api/trades/${id}`)).json.allowed).toEqual(['cancel']);
    for (const event of ['posted', 'balanced', 'settled']) {
      expect((await guest.call('POST', `/api/trades/${id}/${event}`)).status).toBe(404);
    }
  });
});

describe('own trades', () => {
  it('are listed newest first, page by page, for accounts only', async () => {
    const { person: anna, account } = await reader();
    await credit(account, 50_000);
    const placed: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      await fillLists(anna, { take: [[emma, 'good', 1]] });
      placed.push((await placeOrder(anna, 'pay-now')).json.trade.id);
    }
    const first = tradeListSchema.parse((await anna.call('GET', '/api/trades?limit=2')).json);
    const second = tradeListSchema.parse(
      (await anna.call('GET', `/api/trades?limit=2&cursor=${encodeURIComponent(first.nextCursor ?? '')}`)).json,
    );
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(placed.toReversed());
    expect(second.nextCursor).toBeNull();
    expect(first.items[0]).toMatchObject({ take: 1, give: 0, settlementState: 'balanced' });
    expect((await anna.call('GET', '/api/trades?cursor=%00')).json.code).toBe('invalid-cursor');
    expect((await anna.call('GET', '/api/trades?page=2')).json.code).toBe('unknown-field');
    expect((await newVisitor().call('GET', '/api/trades')).json.code).toBe('sign-in-required');
  });

  it('do not ask for a payment that the bank processes', async () => {
    const { person } = await reader();
    await fillLists(person, { take: [[emma, 'good', 1]] });
    const { id } = (await placeOrder(person, 'pay-now')).json.trade;
    const awaited = async () => tradeListSchema.parse((await person.call('GET', '/api/trades')).json).items[0]?.awaited;
    expect(await awaited()).toBe('pay');

    await env.DB.prepare(
      `INSERT INTO payment_intents (id, trade_id, provider, amount, currency, state, created_at)
        VALUES ('intent-1', ?1, 'stripe', 940, 'EUR', 'processing', '2026-11-20T12:00:00.000Z')`,
    )
      .bind(id)
      .run();

    expect(await awaited()).toBeNull();
  });
});

describe('cancelling', () => {
  it('releases the books and ends the payment period', async () => {
    const anna = newVisitor();
    const before = (await reserved(emma)) ?? 0;
    const id = await buy(anna, 'cancel@reader.example', 2);
    expect(await reserved(emma)).toBe(before + 2);
    const cancelled = await anna.call('POST', `/api/trades/${id}/cancel`);
    expect(tradeSchema.parse(cancelled.json)).toMatchObject({
      outbound: { state: 'cancelled' },
      settlementState: 'lapsed',
      transfer: null,
      allowed: [],
      ahead: [],
    });
    expect(
      cancelled.json.events.slice(-2).map((event: { to: string; actor: string }) => [event.to, event.actor]),
    ).toEqual([
      ['cancelled', 'customer'],
      ['lapsed', 'customer'],
    ]);
    expect(await reserved(emma)).toBe(before);
    expect((await anna.call('POST', `/api/trades/${id}/cancel`)).json.code).toBe('state-moved');
    expect(await reserved(emma)).toBe(before);
    await buy(anna, 'cancel@reader.example');
  });

  it('counts once when it is clicked twice concurrently', async () => {
    const anna = newVisitor();
    const before = (await reserved(emma)) ?? 0;
    const id = await buy(anna, 'twice@reader.example', 3);
    const clicks = await Promise.all(Array.from({ length: 6 }, () => anna.call('POST', `/api/trades/${id}/cancel`)));
    expect(clicks.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409', '409', '409', '409', '409']);
    expect(await reserved(emma)).toBe(before);
    const moves = await env.DB.prepare(
      'SELECT sum(reserved_change) AS left, count(*) AS n FROM stock_movements WHERE trade_id = ?1',
    )
      .bind(id)
      .first();
    expect(moves).toEqual({ left: 0, n: 2 });
  });

  it('restores store credit once, in a swap and in a purchase', async () => {
    const { person: anna, account } = await reader();
    await credit(account, 3000);
    await fillLists(anna, { take: [[emma, 'good', 2]] });
    const paid = (await placeOrder(anna, 'pay-now')).json.trade.id;
    expect(await creditOf(account)).toBeLessThan(3000);
    const cancelled = tradeSchema.parse((await anna.call('POST', `/api/trades/${paid}/cancel`)).json);
    expect(cancelled.events.filter(({ part }) => part === 'settlement').map(({ to }) => to)).toEqual([
      'agreed',
      'awaiting-payment',
      'balanced',
      'refund-due',
      'balanced',
    ]);
    expect(await creditOf(account)).toBe(3000);

    await fillLists(anna, { give: [[dune, 'very-good', 2]], take: [[emma, 'good', 8]] });
    const swap = (await placeOrder(anna, 'swap')).json.trade.id;
    expect(await creditOf(account)).toBeLessThan(3000);
    const ended = tradeSchema.parse((await anna.call('POST', `/api/trades/${swap}/cancel`)).json);
    expect(ended).toMatchObject({
      inbound: { state: 'cancelled' },
      outbound: { state: 'cancelled' },
      settlementState: 'agreed',
      ahead: [],
    });
    await anna.call('POST', `/api/trades/${swap}/cancel`);
    expect(await creditOf(account)).toBe(3000);
  });

  it('is refused once a parcel is posted or an order packed, also concurrently', async () => {
    const { person: anna, account } = await reader();
    await credit(account, 9000);
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const packed = (await placeOrder(anna, 'pay-now')).json.trade.id;
    await desk(packed, 'outbound', 2, 'reserved', 'packed');
    expect((await anna.call('GET', `/api/trades/${packed}`)).json.allowed).toEqual([]);
    expect((await anna.call('POST', `/api/trades/${packed}/cancel`)).json.code).toBe('state-moved');

    for (let round = 0; round < 4; round += 1) {
      await fillLists(anna, { take: [[emma, 'good', 1]] });
      const { id } = (await placeOrder(anna, 'pay-now')).json.trade;
      const [cancel, pack] = await Promise.all([
        anna.call('POST', `/api/trades/${id}/cancel`),
        desk(id, 'outbound', 2, 'reserved', 'packed').then(
          () => true,
          () => false,
        ),
      ]);
      const { outbound } = (await anna.call('GET', `/api/trades/${id}`)).json;
      expect([cancel.status === 200, pack, outbound.state]).toEqual(
        pack ? [false, true, 'packed'] : [true, false, 'cancelled'],
      );
    }
  });
});
