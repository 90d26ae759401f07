import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balanceSchema, cartSchema } from '../../../domain/cart/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { countedEnv } from '../../testing/costs/counted-db';
import { browser } from '../../testing/people';
import { addEditions, testIsbn } from '../../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma = '', dune = '', soldOut = '', odd = ''] = [1, 2, 3, 4].map(testIsbn);
const line = (isbn: string, grade = 'good') => `/api/cart/lines/${isbn}/${grade}`;
const price = (cents: number) =>
  env.DB.prepare("UPDATE stock SET price = ?2 WHERE isbn = ?1 AND grade = 'good'").bind(emma, cents).run();

beforeAll(async () => {
  await addEditions(env.DB, [
    {
      isbn: emma,
      title: 'Emma',
      stock: { good: { onHand: 5, reserved: 1, price: 550 }, new: { onHand: 1, price: 1200 } },
    },
    { isbn: dune, stock: { 'very-good': { onHand: 50, price: 900 } } },
    { isbn: soldOut, stock: { good: { onHand: 2, reserved: 2, price: 550 } } },
    ...Array.from({ length: 201 }, (_, index) => ({
      isbn: testIsbn(1000 + index),
      stock: { good: { onHand: 1, price: 300 } },
    })),
  ]);
});
beforeEach(() => price(550));

describe('the cart', () => {
  it('shows price, postage and delivery of an added line, and removes it', async () => {
    const anna = newVisitor();
    const put = await anna.call('PUT', line(emma), { quantity: 2 });
    const cart = cartSchema.parse(put.json);
    expect(cart.lines).toMatchObject([
      {
        quantity: 2,
        price: { minor: 550, currency: 'EUR' },
        used: true,
        available: 4,
        risenTo: null,
        fellFrom: null,
        total: { minor: 1100 },
      },
    ]);
    expect(cart.total.minor).toBe(cart.subtotal.minor + cart.postage.minor);
    expect(cart.postage.minor).toBeGreaterThan(0);
    expect(cart.toFreePostage.minor).toBe(900);
    expect(cart.delivery).not.toBeNull();
    expect((await anna.call('GET', '/api/cart')).json).toEqual(put.json);
    const free = cartSchema.parse((await anna.call('PUT', line(dune, 'very-good'), { quantity: 1 })).json);
    expect([free.postage.minor, free.version]).toEqual([0, 2]);
    expect((await anna.call('DELETE', line(emma))).json.version).toBe(3);
    const empty = await anna.call('DELETE', line(dune, 'very-good'));
    expect(empty.json).toMatchObject({ lines: [], books: 0, postage: { minor: 0 }, delivery: null, version: 4 });
    expect((await anna.call('DELETE', line(emma))).json.version).toBe(4);
  });

  it('reserves no stock and belongs to one person', async () => {
    const [anna, ben] = [newVisitor(), newVisitor()];
    await anna.call('PUT', line(emma), { quantity: 4 });
    expect((await ben.call('PUT', line(emma), { quantity: 4 })).status).toBe(200);
    expect((await newVisitor().call('GET', '/api/cart')).json.lines).toEqual([]);
    expect(
      (await env.DB.prepare("SELECT reserved FROM stock WHERE isbn = ?1 AND grade = 'good'").bind(emma).first())
        ?.reserved,
    ).toBe(1);
  });

  it('applies a lower price at once and asks before a higher one', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(emma), { quantity: 1, price: 550 });
    await price(450);
    expect((await anna.call('GET', '/api/cart')).json).toMatchObject({
      subtotal: { minor: 450 },
      lines: [{ price: { minor: 450 }, fellFrom: { minor: 550 } }],
    });
    await price(700);
    const risen = (await anna.call('PUT', line(emma), { quantity: 2 })).json;
    expect(risen).toMatchObject({
      subtotal: { minor: 1100 },
      lines: [{ price: { minor: 550 }, risenTo: { minor: 700 }, quantity: 2 }],
    });
    const stale = await anna.call('PUT', line(emma), { quantity: 2, price: 600 });
    expect([stale.status, stale.json.code, stale.json.facts.price]).toEqual([409, 'price-changed', 700]);
    const yes = await anna.call('PUT', line(emma), { quantity: 2, price: 700 });
    expect(yes.json.lines[0]).toMatchObject({ price: { minor: 700 }, risenTo: null });
  });

  it('shows sold-out lines and leaves them out of the sums', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(emma, 'new'), { quantity: 1 });
    await anna.call('PUT', line(emma), { quantity: 1 });
    await env.DB.prepare("UPDATE stock SET reserved = 1 WHERE isbn = ?1 AND grade = 'new'").bind(emma).run();
    const cart = cartSchema.parse((await anna.call('GET', '/api/cart')).json);
    expect(cart.lines.find(({ grade }) => grade === 'new')).toMatchObject({
      available: 0,
      total: { minor: 0 },
      used: false,
    });
    expect([cart.books, cart.subtotal.minor]).toEqual([1, 550]);
    await env.DB.prepare("UPDATE stock SET reserved = 0 WHERE isbn = ?1 AND grade = 'new'").bind(emma).run();
  });

  it('reprices its lines when the market changes', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(emma), { quantity: 1 });
    const there = await anna.call('POST', '/api/market', { market: 'gb' });
    expect([there.status, there.json, anna.cookies.get('market')]).toEqual([200, { market: 'GB' }, 'GB']);
    const pounds = cartSchema.parse((await anna.call('GET', '/api/cart')).json);
    expect(pounds.lines[0]).toMatchObject({ price: { currency: 'GBP' }, risenTo: null, fellFrom: null });
    await price(900);
    const risen = cartSchema.parse((await anna.call('GET', '/api/cart')).json);
    expect(risen.lines[0]?.risenTo?.currency).toBe('GBP');
    expect(risen.lines[0]?.price).toEqual(pounds.lines[0]?.price);
  });

  it('gets a new line in the round trip that reads the copy, and a changed one in two', async () => {
    const counted = countedEnv(env);
    const anna = browser((request) => api.fetch(request, counted.env, executionContext()));
    const trips = async (path: string, body: unknown) => {
      const { status } = await anna.call('PUT', path, body);
      return [status, counted.take().trips];
    };

    expect(await trips(line(emma), { quantity: 1 })).toEqual([200, 1]);
    expect(await trips(line(dune, 'very-good'), { quantity: 2, price: 900 })).toEqual([200, 1]);
    expect(await trips(line(emma), { quantity: 2 })).toEqual([200, 2]);
  });

  it('stays as it was when a line is refused', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(emma), { quantity: 1 });
    const before = (await anna.call('GET', '/api/cart')).json;

    for (const [path, body] of [
      [line(dune, 'very-good'), { quantity: 1, price: 899 }],
      [line(dune), { quantity: 1 }],
      [line(soldOut), { quantity: 1 }],
      [line(testIsbn(5000)), { quantity: 1 }],
    ] as const)
      expect((await anna.call('PUT', path, body)).status).toBeGreaterThanOrEqual(400);

    expect((await anna.call('GET', '/api/cart')).json).toEqual(before);
  });

  it('leaves no trace of a visitor whose first line is refused', async () => {
    const count = () => env.DB.prepare('SELECT count(*) AS n FROM owners').first<number>('n');
    const before = await count();

    const { status } = await newVisitor().call('PUT', line(soldOut), { quantity: 1 });

    expect([status, await count()]).toEqual([409, before]);
  });

  it('holds at most two hundred lines', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(testIsbn(1000)), { quantity: 1 });
    const visitor = anna.cookies.get('__Host-visitor');
    await env.DB.prepare(
      `INSERT INTO cart_lines SELECT ?1, value, 'good', 1, 300, 'EUR', '2026-01-01' FROM json_each(?2)`,
    )
      .bind(`v:${visitor}`, JSON.stringify(Array.from({ length: 198 }, (_, index) => testIsbn(1001 + index))))
      .run();
    const both = await Promise.all(
      [199, 200].map((at) => anna.call('PUT', line(testIsbn(1000 + at)), { quantity: 1 })),
    );
    expect(
      both.map(({ status, json }) => `${status} ${json.code ?? ''}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200 ', '409 list-full']);
    expect((await anna.call('GET', '/api/cart')).json.books).toBe(200);
  });
});

describe('a refused cart line', () => {
  it.each([
    ['an unknown field', line(emma), { quantity: 1, exLibrary: true }, 400, 'unknown-field'],
    ['a wrong type', line(emma), { quantity: 1.5 }, 400, 'invalid-input'],
    ['a price that is no number', line(emma), { quantity: 1, price: '550' }, 400, 'invalid-input'],
    ['no copies', line(emma), { quantity: 0 }, 400, 'invalid-input'],
    ['more than twenty', line(dune, 'very-good'), { quantity: 21 }, 400, 'invalid-input'],
    ['more copies than there are', line(emma), { quantity: 5 }, 409, 'not-enough-stock'],
    ['a reserved copy', line(soldOut), { quantity: 1 }, 409, 'not-enough-stock'],
    ['a grade that is not sold', line(dune), { quantity: 1 }, 409, 'not-for-sale'],
    ['a stale price', line(emma), { quantity: 1, price: 500 }, 409, 'price-changed'],
    ['a book not in the catalogue', line(odd), { quantity: 1 }, 404, 'book-not-found'],
    ['a wrong check digit', line('9780000000001'), { quantity: 1 }, 422, 'invalid-isbn'],
    ['broken JSON', line(emma), '{', 400, 'invalid-json'],
    ['an oversize body', line(emma), { quantity: 1, note: 'x'.repeat(40_000) }, 413, 'body-too-large'],
  ])('%s', async (_, path, body, status, code) => {
    const anna = newVisitor();
    const answer = await anna.call('PUT', path, body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await anna.call('GET', '/api/cart')).json).toMatchObject({ lines: [], version: 0 });
  });
  it('is answered with the number of available copies', async () => {
    expect((await newVisitor().call('PUT', line(emma), { quantity: 5 })).json.facts).toMatchObject({ available: 4 });
  });
});

describe('the balance', () => {
  it('is zero on a first visit', async () => {
    const balance = balanceSchema.parse((await newVisitor().call('GET', '/api/balance')).json);
    expect([balance.give.books, balance.take.books, balance.difference.minor, balance.give.missing.minor]).toEqual([
      0, 0, 0, 0,
    ]);
  });
  it('is the difference of both lists', async () => {
    const anna = newVisitor();
    const basket = (await anna.call('PUT', `/api/basket/lines/${soldOut}/good`, { quantity: 2 })).json;
    const cart = (await anna.call('PUT', line(emma), { quantity: 1 })).json;
    const balance = balanceSchema.parse((await anna.call('GET', '/api/balance')).json);
    // The balance includes the refunded inbound postage, as the checkout does.
    expect(balance.give.postage.minor).toBeGreaterThan(0);
    expect(balance.give).toEqual({
      books: 2,
      total: { ...basket.total, minor: basket.total.minor + balance.give.postage.minor },
      postage: balance.give.postage,
      missing: basket.missing,
    });
    expect(balance.take).toEqual({ books: 1, total: cart.total, postage: cart.postage });
    expect(balance.difference.minor).toBe(balance.give.total.minor - cart.total.minor);
  });
});
