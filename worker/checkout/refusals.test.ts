import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import {
  checkoutBody,
  fillLists,
  irishAddress,
  newIdempotencyKey,
  placeOrder,
  sendCheckout,
  askForQuote,
} from '../testing/deals';
import { browser, type Browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune, cheap] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 40, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
    { isbn: cheap, title: 'Cheap', reference: 700 },
  ]);
});

/** Returns all rows that a checkout may write. A refused checkout does not change them. */
async function written(): Promise<string> {
  const tables = [
    'trades',
    'inbound_lines',
    'outbound_lines',
    'parcels',
    'trade_events',
    'stock_movements',
    'store_credit',
    'outbox',
    'basket_lines',
    'cart_lines',
  ];
  const counts = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`)));
  const stock = await env.DB.prepare('SELECT isbn, grade, on_hand, reserved FROM stock').all();
  return JSON.stringify([counts.map(({ results }) => results), stock.results]);
}

describe('a refused checkout', () => {
  let anna: Browser;
  let good: Record<string, unknown>;
  beforeEach(async () => {
    anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    good = checkoutBody((await askForQuote(anna, 'pay-now')).json.quote, 'pay-now', {
      email: `${newIdempotencyKey()}@reader.example`,
    });
  });

  it.each<[string, object, number, string]>([
    ['an unknown field', { gift: true }, 400, 'unknown-field'],
    ['an unknown field of the address', { address: { ...irishAddress, floor: 3 } }, 400, 'unknown-field'],
    ['a wrong type', { terms: 'yes' }, 400, 'invalid-input'],
    ['an unknown settlement', { settlement: 'barter' }, 400, 'invalid-input'],
    ['a number of a country', { address: { ...irishAddress, country: '372' } }, 400, 'invalid-input'],
    ['a name of a thousand letters', { name: 'x'.repeat(1000) }, 400, 'invalid-input'],
    ['an oversize body', { phone: 'x'.repeat(40_000) }, 413, 'body-too-large'],
    ['terms not accepted', { terms: false }, 422, 'terms-not-accepted'],
    ['no mail of a guest', { email: '' }, 422, 'email-missing'],
    ['a mail that is none', { email: 'anna' }, 422, 'address-invalid'],
    ['an empty address', { address: { ...irishAddress, line1: ' ', city: '' } }, 422, 'address-invalid'],
    ['no name', { name: ' ' }, 422, 'address-invalid'],
    ['an address in another market', { address: { ...irishAddress, country: 'DE' } }, 422, 'market-mismatch'],
    ['an address where nobody ships', { address: { ...irishAddress, country: 'SE' } }, 422, 'market-not-served'],
    ['another quote than the one seen', { quote: 'no-such-quote' }, 409, 'list-changed'],
    ['a card payment that is not set up', { payment: 'stripe' }, 422, 'settlement-not-possible'],
    ['a swap without books to give', { settlement: 'swap' }, 422, 'settlement-not-possible'],
  ])('%s', async (_, changes, status, code) => {
    const before = await written();
    const answer = await sendCheckout(anna, { ...good, ...changes });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await written()).toBe(before);
  });

  it('names the fields that are wrong', async () => {
    const answer = await sendCheckout(anna, {
      ...good,
      name: '',
      email: 'anna@',
      address: { ...irishAddress, city: '', postcode: '!' },
    });
    expect(answer.json.facts).toEqual({ missing: ['name', 'city'], malformed: ['postcode', 'email'] });
  });

  it('refuses broken JSON, a missing or malformed key, and a foreign origin', async () => {
    expect((await sendCheckout(anna, '{"terms":')).json.code).toBe('invalid-json');
    expect((await anna.call('POST', '/api/checkout', good)).json.code).toBe('idempotency-key-missing');
    expect((await sendCheckout(anna, good, 'short')).json.code).toBe('idempotency-key-missing');
    expect((await sendCheckout(anna, good, 'spaces in this key!!')).json.code).toBe('idempotency-key-missing');
    const foreign = await anna.call('POST', '/api/checkout', good, {
      'Idempotency-Key': newIdempotencyKey(),
      Origin: 'https://elsewhere.example',
    });
    expect([foreign.status, foreign.json.code]).toEqual([403, 'foreign-origin']);
    expect((await sendCheckout(anna, good)).status).toBe(201);
  });

  it('refuses empty lists, also in the quote, and an unknown field', async () => {
    const ben = newVisitor();
    const quote = await askForQuote(ben, 'pay-now');
    expect(quote.json.problems).toMatchObject([{ code: 'nothing-to-trade' }]);
    expect((await sendCheckout(ben, checkoutBody(quote.json.quote, 'pay-now'))).json.code).toBe('nothing-to-trade');
    expect((await ben.call('POST', '/api/checkout/quote', { settlement: 'pay-now', tip: 1 })).json.code).toBe(
      'unknown-field',
    );
  });
});

describe('a change between quote and checkout', () => {
  it('reports a risen price with the new one, and a fallen one as a changed list', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const { quote } = (await askForQuote(anna, 'pay-now')).json;
    const body = checkoutBody(quote, 'pay-now', { email: 'price@reader.example' });
    await env.DB.prepare('UPDATE stock SET price = 640 WHERE isbn = ?1').bind(emma).run();
    const risen = await sendCheckout(anna, body);
    expect([risen.status, risen.json.code]).toEqual([409, 'price-changed']);
    expect(risen.json.facts).toMatchObject({ isbn: emma, grade: 'good', currency: 'EUR' });
    expect(risen.json.facts.price).toBeGreaterThan((await anna.call('GET', '/api/cart')).json.lines[0].price.minor);
    await env.DB.prepare('UPDATE stock SET price = 450 WHERE isbn = ?1').bind(emma).run();
    expect((await sendCheckout(anna, body)).json.code).toBe('list-changed');
    await env.DB.prepare('UPDATE stock SET price = 550 WHERE isbn = ?1').bind(emma).run();
    expect((await sendCheckout(anna, body)).status).toBe(201);
  });

  it('refuses a changed rate', async () => {
    const anna = newVisitor();
    const british = { 'Dogear-Market': 'GB' };
    await anna.call('PUT', `/api/cart/lines/${emma}/good`, { quantity: 1 }, british);
    const { json } = await anna.call('POST', '/api/checkout/quote', { settlement: 'pay-now' }, british);
    await env.DB.prepare(`INSERT INTO rates (currency, day, micro) VALUES ('GBP', '2026-01-05', 700000)`).run();
    const address = { line1: '1 High Street', city: 'Leeds', postcode: 'LS1 1AA', country: 'GB' };
    const answer = await anna.call('POST', '/api/checkout', checkoutBody(json.quote, 'pay-now', { address }), {
      ...british,
      'Idempotency-Key': newIdempotencyKey(),
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'list-changed']);
  });

  it('refuses copies that others have bought', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 3]] });
    const { quote } = (await askForQuote(anna, 'pay-now')).json;
    await env.DB.prepare('UPDATE stock SET reserved = on_hand - 2 WHERE isbn = ?1').bind(emma).run();
    const answer = await sendCheckout(anna, checkoutBody(quote, 'pay-now'));
    await env.DB.prepare('UPDATE stock SET reserved = 0 WHERE isbn = ?1').bind(emma).run();
    expect(answer.json).toMatchObject({
      status: 409,
      code: 'not-enough-stock',
      facts: { isbn: emma, grade: 'good', available: 2 },
    });
  });

  it('refuses an ended hold', async () => {
    await openAccount(env.DB, 'holder');
    const anna = await signIn(env.DB, newVisitor(), 'holder');
    await fillLists(anna, { give: [[dune, 'very-good', 3]] });
    const { quote } = (await askForQuote(anna, 'payout', { payout: 'store-credit' })).json;
    await env.DB.prepare(`UPDATE holds SET ends_at = '2026-01-01T00:00:00.000Z' WHERE owner = 'a:holder'`).run();
    const answer = await sendCheckout(anna, checkoutBody(quote, 'payout', { payout: 'store-credit' }));
    expect(answer.json).toMatchObject({ status: 409, code: 'hold-ended', facts: { isbns: [dune] } });
    expect((await anna.call('POST', '/api/basket/holds')).status).toBe(200);
    expect((await sendCheckout(anna, checkoutBody(quote, 'payout', { payout: 'store-credit' }))).status).toBe(201);
  });

  it('refuses a basket below the minimum, and a payout that the market does not have', async () => {
    await openAccount(env.DB, 'seller');
    const anna = await signIn(env.DB, newVisitor(), 'seller');
    await fillLists(anna, { give: [[cheap, 'like-new', 1]] });
    const low = await placeOrder(anna, 'payout', { iban: 'IE29AIBK93115212345678' });
    expect(low.json).toMatchObject({
      status: 422,
      code: 'basket-below-minimum',
      facts: { minimum: 1000, currency: 'EUR' },
    });
    await env.DB.prepare(`UPDATE accounts SET market = 'US' WHERE id = 'seller'`).run();
    const american = await askForQuote(anna, 'payout', { payout: 'bank' });
    expect(american.json.problems.map(({ code }: { code: string }) => code)).toContain('payout-method-not-possible');
  });
});

describe('bank transfers', () => {
  it('allow ten copies and one unpaid transfer at a time per visitor', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 11]] });
    expect((await placeOrder(anna, 'pay-now', { email: 'ten@reader.example' })).json).toMatchObject({
      status: 409,
      code: 'transfer-too-large',
    });
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const first = await placeOrder(anna, 'pay-now', { email: 'ten@reader.example' });
    expect(first.status).toBe(201);
    await fillLists(anna, { take: [[emma, 'good', 2]] });
    const second = await placeOrder(anna, 'pay-now', { email: 'other@reader.example' });
    expect(second.json).toMatchObject({
      status: 409,
      code: 'unpaid-transfer-open',
      facts: { trade: first.json.trade.id },
    });
    expect((await askForQuote(anna, 'pay-now')).json.problems).toMatchObject([{ code: 'unpaid-transfer-open' }]);

    const stranger = newVisitor();
    await fillLists(stranger, { take: [[emma, 'good', 1]] });
    const sameMail = await placeOrder(stranger, 'pay-now', { email: 'TEN@reader.example' });
    expect([sameMail.json.code, sameMail.json.facts]).toEqual(['unpaid-transfer-open', undefined]);
  });
});
