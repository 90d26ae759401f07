import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { copiesPolicy } from '../../../domain/policy/copies';
import { executionContext } from '../../../tests/worker-later';
import { api } from '../../api';
import { countedEnv } from '../../testing/costs/counted-db';
import { browser, type Browser } from '../../testing/people';
import { addEditions, openAccount, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

const counted = countedEnv(env);
const emma = testIsbn(1);
const newVisitor = () => browser((request) => api.fetch(request, counted.env, executionContext()));
const put = (person: Browser, list: string, quantity: number, grade = 'good', headers = {}) =>
  person.call('PUT', `/api/${list}/lines/${emma}/${grade}`, { quantity, exLibrary: false }, headers);
const putInCart = (person: Browser, quantity: number, headers = {}) =>
  person.call('PUT', `/api/cart/lines/${emma}/good`, { quantity }, headers);
const price = (cents: number) =>
  env.DB.prepare("UPDATE stock SET price = ?2 WHERE isbn = ?1 AND grade = 'good'").bind(emma, cents).run();

let people = 0;
let reader: Browser;
beforeEach(async () => {
  people += 1;
  if (people === 1) await addEditions(env.DB, [{ isbn: emma, stock: { good: { onHand: 2, price: 550 } } }]);
  await price(550);
  reader = await signIn(env.DB, newVisitor(), (await openAccount(env.DB, `reader${people}`)).slice(2));
  counted.take();
});

describe('a line of an account', () => {
  it.each(['basket', 'cart'])('of the %s takes two round trips, the session included', async (list) => {
    const { status } = list === 'cart' ? await putInCart(reader, 1) : await put(reader, list, 1);

    expect([status, counted.take().trips]).toEqual([200, 2]);
  });

  it('keeps the price that the account has agreed to', async () => {
    await putInCart(reader, 1);
    await price(700);

    const { json } = await putInCart(reader, 2);

    expect(json.lines).toMatchObject([{ quantity: 2, price: { minor: 550 }, risenTo: { minor: 700 } }]);
  });

  it('counts the copies that the account offers in other grades', async () => {
    await put(reader, 'basket', copiesPolicy.perEdition);

    const { json } = await put(reader, 'basket', 1, 'acceptable');

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

it('a line of an ended session goes to the list of the visitor', async () => {
  await putInCart(reader, 2);
  await env.DB.prepare('UPDATE sessions SET revoked_at = ends_at WHERE account = ?1').bind(`reader${people}`).run();

  const { json } = await putInCart(reader, 1);

  expect(json.lines).toMatchObject([{ quantity: 1, price: { minor: 550 } }]);
  expect((await reader.call('GET', '/api/cart')).json.lines).toHaveLength(1);
});
