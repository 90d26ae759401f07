import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { checkoutBody, fillLists, newIdempotencyKey, sendCheckout, askForQuote } from '../testing/deals';
import { everythingIn } from '../testing/documented';
import { browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune, unknown] = [testIsbn(1), testIsbn(2), testIsbn(999)] as const;
const german = { line1: 'Hauptstraße 1', city: 'Berlin', postcode: '10115', country: 'DE' };

beforeAll(() =>
  addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 30, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
  ]),
);

describe('a number of copies', () => {
  it.each(['0', '-1', '1.5', '1e9', '21', '1e400', '9007199254740993', '"1"', 'null', 'true', '[1]', '{}', '""'])(
    '%s',
    async (quantity) => {
      const before = await everythingIn(env.DB);
      const calls = [
        ['PUT', `/api/cart/lines/${emma}/good`, `{"quantity":${quantity}}`],
        ['PUT', `/api/basket/lines/${dune}/good`, `{"quantity":${quantity}}`],
        [
          'POST',
          '/api/basket/lines',
          `{"lines":[{"isbn":"${dune}","grade":"good","quantity":1},` +
            `{"isbn":"${emma}","grade":"good","quantity":${quantity}}]}`,
        ],
      ] as const;
      for (const [method, path, body] of calls) {
        const answer = await newVisitor().call(method, path, body);
        expect([path, answer.status, answer.json.code]).toEqual([path, 400, 'invalid-input']);
      }
      expect(await everythingIn(env.DB)).toBe(before);
    },
  );
});

describe('an agreed price', () => {
  it.each(['-1', '0', '549', '-9007199254740991'])('is refused below today’s price: %s', async (price) => {
    const before = await everythingIn(env.DB);
    const answer = await newVisitor().call('PUT', `/api/cart/lines/${emma}/good`, `{"quantity":1,"price":${price}}`);
    expect([answer.status, answer.json.code, answer.json.facts.price]).toEqual([409, 'price-changed', 550]);
    expect(await everythingIn(env.DB)).toBe(before);
  });
  it.each(['5.5', '"550"', 'null', '1e300', '1e400'])('is refused when it is no amount: %s', async (price) => {
    const answer = await newVisitor().call('PUT', `/api/cart/lines/${emma}/good`, `{"quantity":1,"price":${price}}`);
    expect([answer.status, answer.json.code]).toEqual([400, 'invalid-input']);
  });
  it('is replaced by today’s price when it is higher', async () => {
    const answer = await newVisitor().call('PUT', `/api/cart/lines/${emma}/good`, {
      quantity: 1,
      price: 9_007_199_254_740_991,
    });
    expect(answer.json.lines[0].price).toEqual({ minor: 550, currency: 'EUR' });
  });
});

describe('a book that the shop does not know', () => {
  it.each([
    ['PUT', `/api/cart/lines/${unknown}/good`, { quantity: 1 }],
    ['PUT', `/api/basket/lines/${unknown}/good`, { quantity: 1 }],
    ['GET', `/api/books/${unknown}`, undefined],
  ])('is reported and not stored by %s %s', async (method, path, body) => {
    const before = await everythingIn(env.DB);
    const answer = await newVisitor().call(method, path, body);
    expect([answer.status, answer.json.code]).toEqual([404, 'book-not-found']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await everythingIn(env.DB)).toBe(before);
  });
  it('is declined among many', async () => {
    const asked = await newVisitor().call('POST', '/api/offers', { books: [{ isbn: unknown, grade: 'good' }] });
    expect(asked.json.items[0]).toMatchObject({ book: null, offer: { kind: 'declined', reason: 'not-in-catalogue' } });
  });
});

describe('a checkout', () => {
  it('with a quote of another market is refused and changes nothing', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const { quote } = (await askForQuote(anna, 'pay-now')).json;
    const body = checkoutBody(quote, 'pay-now', { address: german, email: 'market@reader.example' });
    const before = await everythingIn(env.DB);
    const mismatch = await sendCheckout(anna, body);
    expect([mismatch.json.code, mismatch.json.facts]).toEqual(['market-mismatch', { country: 'DE', market: 'IE' }]);
    const there = { 'Dogear-Market': 'GB', 'Idempotency-Key': newIdempotencyKey() };
    const moved = await anna.call(
      'POST',
      '/api/checkout',
      { ...body, address: { ...german, country: 'GB', postcode: 'LS1 1AA' } },
      there,
    );
    expect([moved.status, moved.json.code]).toEqual([409, 'list-changed']);
    expect(await everythingIn(env.DB)).toBe(before);
  });

  it('with a stranger’s key places an own trade and shows nothing of the stranger’s', async () => {
    const [anna, ben] = [newVisitor(), newVisitor()];
    const key = newIdempotencyKey();
    for (const person of [anna, ben]) await fillLists(person, { take: [[emma, 'good', 1]] });
    const body = async (person: typeof anna, email: string) =>
      checkoutBody((await askForQuote(person, 'pay-now')).json.quote, 'pay-now', { email });
    const hers = await sendCheckout(anna, await body(anna, 'key-anna@reader.example'), key);
    const his = await sendCheckout(ben, await body(ben, 'key-ben@reader.example'), key);
    expect([hers.status, his.status]).toEqual([201, 201]);
    expect(his.json.trade.id).not.toBe(hers.json.trade.id);
    const stranger = newVisitor();
    const empty = await sendCheckout(
      stranger,
      checkoutBody('seen', 'pay-now', { email: 'key-anna@reader.example' }),
      key,
    );
    expect([empty.json.code, empty.text.includes(hers.json.trade.id)]).toEqual(['nothing-to-trade', false]);
  });

  it('of a guest who sells asks to sign in and keeps the basket', async () => {
    const anna = newVisitor();
    await fillLists(anna, { give: [[dune, 'good', 3]] });
    const { quote } = (await askForQuote(anna, 'payout', { payout: 'bank' })).json;
    const refused = await sendCheckout(
      anna,
      checkoutBody(quote, 'payout', { payout: 'bank', iban: 'IE29AIBK93115212345678' }),
    );
    expect([refused.status, refused.json.code]).toEqual([401, 'sign-in-required']);
    expect((await anna.call('GET', '/api/basket')).json.books).toBe(3);
  });

  it.each([
    ['no declaration', { declaration: false }, 422, 'declaration-missing'],
    ['a payout that is no account', { iban: 'IE00NOTANIBAN' }, 422, 'address-invalid'],
    ['a share below ten', { ifWorse: 'accept', ifWorseDownTo: 9 }, 400, 'invalid-input'],
    ['a share that is no whole number', { ifWorseDownTo: 70.5 }, 400, 'invalid-input'],
    ['an unknown choice for worse copies', { ifWorse: 'keep' }, 400, 'invalid-input'],
  ])('of a basket with %s is refused, changing nothing', async (name, changes, status, code) => {
    const account = `giver-${name.replaceAll(/\W/g, '')}`.toLowerCase();
    await openAccount(env.DB, account);
    const anna = await signIn(env.DB, newVisitor(), account);
    await fillLists(anna, { give: [[dune, 'good', 3]] });
    const { quote } = (await askForQuote(anna, 'payout', { payout: 'bank' })).json;
    const before = await everythingIn(env.DB);
    const refused = await sendCheckout(
      anna,
      checkoutBody(quote, 'payout', { payout: 'bank', iban: 'IE29AIBK93115212345678', ...changes }),
    );
    expect([refused.status, refused.json.code]).toEqual([status, code]);
    expect(await everythingIn(env.DB)).toBe(before);
  });
});
