import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { checkoutBody, fillLists, newIdempotencyKey, sendCheckout, askForQuote } from '../testing/deals';
import { browser, type Answer } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [last, many, other, scarce] = [testIsbn(1), testIsbn(2), testIsbn(3), testIsbn(4)] as const;

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: last, title: 'The Last Copy', stock: { good: { onHand: 1, price: 550 } } },
    { isbn: many, title: 'Many', stock: { good: { onHand: 900, price: 550 } } },
    { isbn: other, title: 'Other', stock: { good: { onHand: 900, price: 650 } } },
    { isbn: scarce, title: 'Scarce', stock: { good: { onHand: 5, price: 550 } } },
  ]);
});

const count = async (sql: string) => (await env.DB.prepare(sql).first<{ n: number }>())?.n;
const codes = (answers: readonly Answer[]) => {
  const tally: Record<string, number> = {};
  for (const { status, json } of answers) {
    const word = status === 201 ? 'placed' : `${status} ${json.code}`;
    tally[word] = (tally[word] ?? 0) + 1;
  }
  return tally;
};

describe('two hundred buyers of the last copy', () => {
  it('make exactly one trade, and the others get a problem and store nothing', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const buyer = newVisitor();
        await fillLists(buyer, { take: [[last, 'good', 1]] });
        const { quote } = (await askForQuote(buyer, 'pay-now')).json;
        return { buyer, body: checkoutBody(quote, 'pay-now', { email: `buyer${index}@reader.example` }) };
      }),
    );
    const answers = await Promise.all(buyers.map(({ buyer, body }) => sendCheckout(buyer, body)));
    expect(codes(answers)).toEqual({ placed: 1, '409 not-enough-stock': 199 });
    for (const { status, json } of answers) {
      if (status !== 201) expect(json.facts).toEqual({ isbn: last, grade: 'good', available: 0 });
    }
    const stock = await env.DB.prepare('SELECT on_hand, reserved FROM stock WHERE isbn = ?1').bind(last).first();
    expect(stock).toEqual({ on_hand: 1, reserved: 1 });
    expect(await count('SELECT count(*) AS n FROM trades')).toBe(1);
    expect(await count('SELECT count(*) AS n FROM outbound_lines')).toBe(1);
    expect(await count('SELECT count(*) AS n FROM trade_events')).toBe(3);
    expect(await count('SELECT count(*) AS n FROM stock_movements')).toBe(1);
    expect(await count('SELECT count(*) AS n FROM outbox')).toBe(1);
    expect(await count('SELECT count(*) AS n FROM cart_lines')).toBe(199);
    const edition = await env.DB.prepare('SELECT min_price, grades FROM editions WHERE isbn = ?1').bind(last).first();
    expect(edition).toEqual({ min_price: null, grades: 0 });
  }, 120_000);
});

describe('the same checkout', () => {
  it('sent fifty times at once is one trade, with fifty equal answers', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[many, 'good', 2]] });
    const body = checkoutBody((await askForQuote(anna, 'pay-now')).json.quote, 'pay-now', {
      email: 'fifty@reader.example',
    });
    const key = newIdempotencyKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendCheckout(anna, body, key)));
    expect(codes(answers)).toEqual({ placed: 50 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await env.DB.prepare('SELECT reserved FROM stock WHERE isbn = ?1').bind(many).first()).toEqual({
      reserved: 2,
    });

    expect((await sendCheckout(anna, body, key)).text).toBe(answers[0]?.text);
    const reused = await sendCheckout(anna, { ...body, name: 'Somebody Else' }, key);
    expect([reused.status, reused.json.code]).toEqual([422, 'idempotency-key-reused']);
    // Each person has keys of their own, so no other person has this key.
    expect((await sendCheckout(newVisitor(), body, key)).json.code).toBe('nothing-to-trade');
  }, 60_000);

  it('from two tabs is one trade, to which the other tab is redirected', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[many, 'good', 1]] });
    const { quote, cart } = (await askForQuote(anna, 'pay-now')).json;
    const body = checkoutBody(quote, 'pay-now', { email: 'tabs@reader.example', lists: cart.version });
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendCheckout(anna, body)));
    expect(codes(answers)).toEqual({ placed: 1, '409 checkout-already-sent': 7 });
    const { trade } = answers.find(({ status }) => status === 201)?.json ?? {};
    const late = await sendCheckout(anna, body);
    for (const { status, json } of [...answers, late]) {
      if (status !== 201) expect(json.facts).toEqual({ trade: trade.id, number: trade.number });
    }
    // A book put in since then does not hide it; a quote of that book does not meet it.
    await fillLists(anna, { take: [[other, 'good', 1]] });
    expect((await sendCheckout(anna, body)).json).toMatchObject({
      code: 'checkout-already-sent',
      facts: { trade: trade.id },
    });
    expect((await sendCheckout(anna, { ...body, quote: 'of another list' })).json.code).not.toBe(
      'checkout-already-sent',
    );
  }, 60_000);

  it('has its own problem when an equal order was placed before its lists were read', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[scarce, 'good', 1]] });
    const first = (await askForQuote(anna, 'pay-now')).json;
    const email = 'again@reader.example';
    const placed = await sendCheckout(anna, checkoutBody(first.quote, 'pay-now', { email, lists: first.cart.version }));
    await anna.call('POST', `/api/trades/${placed.json.trade.id}/cancel`);
    await fillLists(anna, { take: [[scarce, 'good', 1]] });
    const second = (await askForQuote(anna, 'pay-now')).json;
    await env.DB.prepare('UPDATE stock SET on_hand = reserved WHERE isbn = ?1').bind(scarce).run();

    const again = checkoutBody(second.quote, 'pay-now', { email, lists: second.cart.version });
    const answer = await sendCheckout(anna, again);

    expect([placed.status, second.quote]).toEqual([201, first.quote]);
    expect([answer.status, answer.json.code]).toEqual([409, 'not-enough-stock']);
  });

  it('contains either all or nothing of a change of the cart at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const anna = newVisitor();
      await fillLists(anna, { take: [[many, 'good', 1]] });
      const body = checkoutBody((await askForQuote(anna, 'pay-now')).json.quote, 'pay-now', {
        email: `mix${round}@reader.example`,
      });
      const [placed, put] = await Promise.all([
        sendCheckout(anna, body),
        anna.call('PUT', `/api/cart/lines/${other}/good`, { quantity: 1 }),
      ]);
      expect(put.status).toBe(200);
      const cart = (await anna.call('GET', '/api/cart')).json.lines.map(
        (line: { book: { isbn: string } }) => line.book.isbn,
      );
      if (placed.status === 201) {
        const { outbound } = (await anna.call('GET', `/api/trades/${placed.json.trade.id}`)).json;
        expect([outbound.lines.map((line: { book: { isbn: string } }) => line.book.isbn), cart]).toEqual([
          [many],
          [other],
        ]);
      } else {
        expect(placed.json.code).toBe('list-changed');
        expect(cart.toSorted()).toEqual([many, other]);
      }
    }
  }, 60_000);

  it('is one unpaid transfer per mail, also from many browsers at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const person = newVisitor();
        await fillLists(person, { take: [[many, 'good', 1]] });
        return { person, quote: (await askForQuote(person, 'pay-now')).json.quote };
      }),
    );
    const answers = await Promise.all(
      people.map(({ person, quote }) =>
        sendCheckout(person, checkoutBody(quote, 'pay-now', { email: 'One@Reader.example' })),
      ),
    );
    expect(codes(answers)).toEqual({ placed: 1, '409 unpaid-transfer-open': 5 });
  }, 60_000);
});
