import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { copiesPolicy } from '../../../domain/policy/copies';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { countedEnv } from '../../testing/costs/counted-db';
import { checkoutBody, fillLists, newIdempotencyKey, placeOrder } from '../../testing/deals';
import { browser, type Browser } from '../../testing/people';
import { addEditions, openAccount, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

const counted = countedEnv(env);
const emma = testIsbn(1);
const newVisitor = () => browser((request) => api.fetch(request, counted.env, executionContext()));
const putLine = (person: Browser, list: string, quantity: number, grade = 'good', headers = {}) =>
  person.call('PUT', `/api/${list}/lines/${emma}/${grade}`, { quantity, exLibrary: false }, headers);
const putInCart = (person: Browser, quantity: number, headers = {}) =>
  person.call('PUT', `/api/cart/lines/${emma}/good`, { quantity }, headers);
const endSession = () =>
  env.DB.prepare('UPDATE sessions SET revoked_at = ends_at WHERE account = ?1').bind(`reader${people}`).run();
const price = (cents: number) =>
  env.DB.prepare("UPDATE stock SET price = ?2 WHERE isbn = ?1 AND grade = 'good'").bind(emma, cents).run();

let people = 0;
let reader: Browser;
beforeEach(async () => {
  people += 1;
  if (people === 1) await addEditions(env.DB, [{ isbn: emma, stock: { good: { onHand: 2, price: 550 } } }]);
  await price(550);
  await env.DB.prepare('UPDATE stock SET reserved = 0').run();
  reader = await signIn(env.DB, newVisitor(), (await openAccount(env.DB, `reader${people}`)).slice(2));
  counted.take();
});

describe('a line of an account', () => {
  it.each(['basket', 'cart'])('of the %s takes two round trips, the session included', async (list) => {
    const { status } = list === 'cart' ? await putInCart(reader, 1) : await putLine(reader, list, 1);

    expect([status, counted.take().trips]).toEqual([200, 2]);
  });

  it('keeps the price that the account has agreed to', async () => {
    await putInCart(reader, 1);
    await price(700);

    const { json } = await putInCart(reader, 2);

    expect(json.lines).toMatchObject([{ quantity: 2, price: { minor: 550 }, risenTo: { minor: 700 } }]);
  });

  it('counts the copies that the account offers in other grades', async () => {
    await putLine(reader, 'basket', copiesPolicy.perEdition);

    const { json } = await putLine(reader, 'basket', 1, 'acceptable');

    expect(json).toMatchObject({ code: 'copies-limit', facts: { left: 0 } });
  });

  it('has the price of the account in its market, not in that of the tab', async () => {
    const { json } = await putInCart(reader, 1, { 'Dogear-Market': 'GB' });

    expect(json.lines).toMatchObject([{ price: { minor: 550, currency: 'EUR' } }]);
  });

  it('with a hyphen in its ISBN is that of the book', async () => {
    const { json } = await reader.call('PUT', `/api/cart/lines/${emma.slice(0, 3)}-${emma.slice(3)}/good`, {
      quantity: 1,
    });

    expect(json.lines).toMatchObject([{ book: { isbn: emma } }]);
  });
});

describe('a list of an account', () => {
  it.each([
    ['GET', '/api/basket', 1],
    ['GET', '/api/basket/page', 1],
    ['GET', '/api/cart', 1],
    ['GET', '/api/balance', 1],
    ['POST', '/api/checkout/quote', 1],
  ])('is read together with the session by %s %s', async (method, path, trips) => {
    await putLine(reader, 'basket', 1);
    await putInCart(reader, 1);
    counted.take();

    const { status } = await reader.call(method, path, method === 'POST' ? {} : undefined);

    expect([status, counted.take().trips]).toEqual([200, trips]);
  });

  it('is in the market of the account, not in that of the tab', async () => {
    await putLine(reader, 'basket', 1);
    await putInCart(reader, 1);
    const inMarket = async (path: string, headers = {}) => (await reader.call('GET', path, undefined, headers)).json;

    for (const path of ['/api/basket', '/api/cart', '/api/balance'])
      expect(await inMarket(path, { 'Dogear-Market': 'GB' })).toEqual(await inMarket(path));
  });

  it('is that of the visitor once the session has ended', async () => {
    await putLine(reader, 'basket', 1);
    await putInCart(reader, 1);
    await endSession();

    const lists = await Promise.all(['basket', 'cart'].map((list) => reader.call('GET', `/api/${list}`)));

    expect(lists.map(({ status, json }) => [status, json.lines])).toEqual([
      [200, []],
      [200, []],
    ]);
  });
});

describe('several lines of an account', () => {
  const lines = (quantity: number) => ({ lines: [{ isbn: emma, grade: 'good', quantity }] });

  it('are added in two round trips, the session included', async () => {
    const { status, json } = await reader.call('POST', '/api/basket/lines', lines(2));

    expect([status, counted.take().trips]).toEqual([200, 2]);
    expect(json.basket.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('replace those of an edition in two round trips', async () => {
    await putLine(reader, 'basket', 1);
    counted.take();
    const line = { grade: 'acceptable', quantity: 1, exLibrary: false };

    const { json } = await reader.call('PUT', '/api/basket/editions', { editions: [{ isbn: emma, lines: [line] }] });

    expect(counted.take().trips).toBe(2);
    expect(json.basket.lines).toMatchObject([{ grade: 'acceptable' }]);
  });

  it('count the copies that the account offers already', async () => {
    await putLine(reader, 'basket', copiesPolicy.perEdition, 'acceptable');

    const { json } = await reader.call('POST', '/api/basket/lines', lines(1));

    expect(json.refused).toMatchObject([{ reason: 'copies-limit' }]);
  });

  it('go to the list of the visitor once the session has ended', async () => {
    await putLine(reader, 'basket', 1, 'acceptable');
    await endSession();

    const { json } = await reader.call('POST', '/api/basket/lines', lines(1));

    expect(json.basket.lines).toMatchObject([{ grade: 'good' }]);
  });

  it.each([
    ['a body that is no JSON', '{"lines":', {}],
    ['a body of another shape', { lines: [{ isbn: 5 }] }, {}],
    ['a body of another type', lines(1), { 'Content-Type': 'text/plain' }],
  ])('are refused as before for %s', async (_, body, headers) => {
    const asGuest = await newVisitor().call('POST', '/api/basket/lines', body, headers);

    const { status, json } = await reader.call('POST', '/api/basket/lines', body, headers);

    expect([status, json.code]).toEqual([asGuest.status, asGuest.json.code]);
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a trade of an account', () => {
  const orderOf = async (person: Browser): Promise<string> => {
    await fillLists(person, { take: [[emma, 'good', 1]] });
    const { json } = await placeOrder(person, 'pay-now');
    return `/api/trades/${json.trade.id}`;
  };

  it('is read together with the session, with its books', async () => {
    const path = await orderOf(reader);
    counted.take();

    const { json } = await reader.call('GET', path);

    expect(counted.take().trips).toBe(1);
    expect(json.outbound.lines).toMatchObject([{ book: { isbn: emma } }]);
  });

  it('is not read when the version of the page is current', async () => {
    const path = await orderOf(reader);
    const { headers } = await reader.call('GET', path);
    counted.take();

    const { status } = await reader.call('GET', path, undefined, { 'If-None-Match': headers.get('ETag') ?? '' });

    expect([status, counted.take().statements]).toEqual([304, 2]);
  });

  it('is not found by another account, nor once the session has ended', async () => {
    const path = await orderOf(reader);
    const other = await signIn(env.DB, newVisitor(), (await openAccount(env.DB, `other${people}`)).slice(2));
    const ofOther = await other.call('GET', path);
    await endSession();
    const ofEnded = await reader.call('GET', path);

    expect([ofOther, ofEnded].map(({ status, json }) => [status, json.code])).toEqual([
      [404, 'trade-not-found'],
      [404, 'trade-not-found'],
    ]);
  });
});

it('an order of an account takes two round trips, the session included', async () => {
  await putInCart(reader, 1);
  const { json } = await reader.call('POST', '/api/checkout/quote', {});
  counted.take();

  const { status } = await reader.call('POST', '/api/checkout', checkoutBody(json.quote, 'pay-now'), {
    'Idempotency-Key': newIdempotencyKey(),
  });

  expect([status, counted.take().trips]).toEqual([201, 2]);
});

it('a line of an ended session goes to the list of the visitor', async () => {
  await putInCart(reader, 2);
  await endSession();

  const { json } = await putInCart(reader, 1);

  expect(json.lines).toMatchObject([{ quantity: 1, price: { minor: 550 } }]);
  expect((await reader.call('GET', '/api/cart')).json.lines).toHaveLength(1);
});
