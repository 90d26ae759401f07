import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { openServices } from '../services';
import { readSettings } from '../platform/settings/settings';
import { checkoutBody, fillLists, newIdempotencyKey, placeOrder, askForQuote } from '../testing/deals';
import { browser, type Browser } from '../testing/people';
import { addressesByMarket } from '../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const unlicensed: Env = { ...env, SHOP: { ...(env.SHOP as object), dealerLicence: '', dealerAuthority: '' } };
const [given, taken] = [testIsbn(1), testIsbn(2)] as const;
const shopOf = (shop: Env) => browser((request) => api.fetch(request, shop, executionContext()));

/** Returns a signed-in reader in Japan. After `loseLicence` the shop without the licence answers them. */
async function reader(account: string): Promise<{ readonly person: Browser; readonly loseLicence: () => void }> {
  let shop: Env = env;
  await openAccount(env.DB, account);
  const person = await signIn(
    env.DB,
    browser((request) => api.fetch(request, shop, executionContext())),
    account,
  );
  await person.call('POST', '/api/market', { market: 'JP' });
  return { person, loseLicence: () => void (shop = unlicensed) };
}

beforeAll(() =>
  addEditions(env.DB, [
    { isbn: given, reference: 9000 },
    { isbn: taken, reference: 3000, stock: { good: { onHand: 9, price: 1550 } } },
  ]),
);

describe('a shop without a dealer’s licence', () => {
  it('offers nothing in Japan, and buys elsewhere', async () => {
    const offer = async (market: string) => {
      const visitor = shopOf(unlicensed);
      await visitor.call('POST', '/api/market', { market });
      const answer = await visitor.call('POST', '/api/offers', { books: [{ isbn: given, grade: 'good' }] });
      return JSON.parse(answer.text.split('\n')[0] ?? '').offer ?? JSON.parse(answer.text).items[0].offer;
    };

    expect(await offer('JP')).toEqual({ kind: 'declined', reason: 'buying-closed' });
    expect(await offer('DE')).toMatchObject({ kind: 'offer' });
  });

  it('adds no book to a sell list in Japan', async () => {
    const visitor = shopOf(unlicensed);
    await visitor.call('POST', '/api/market', { market: 'JP' });

    const answer = await visitor.call('PUT', `/api/basket/lines/${given}/good`, { quantity: 1, exLibrary: false });

    expect(answer.json).toMatchObject({ code: 'offer-declined', facts: { reason: 'buying-closed' } });
  });

  it('keeps a list from before, refuses to buy it, and sells', async () => {
    const { person, loseLicence } = await reader('yuki');
    await fillLists(person, { give: [[given, 'good', 1]], take: [[taken, 'good', 1]] });
    loseLicence();

    const swap = await askForQuote(person, 'swap');
    const buys = await askForQuote(person, 'pay-now');
    expect(swap.json.problems).toMatchObject([{ code: 'buying-closed' }]);
    expect(buys.json).toMatchObject({ problems: [], payNow: buys.json.cart.total });
    const { address } = addressesByMarket.JP;
    const refused = await person.call('POST', '/api/checkout', checkoutBody(swap.json.quote, 'swap', { address }), {
      'Idempotency-Key': newIdempotencyKey(),
    });
    expect([refused.status, refused.json.code]).toEqual([422, 'buying-closed']);
    expect((await placeOrder(person, 'pay-now', { address })).status).toBe(201);
    const { lines } = (await person.call('GET', '/api/basket')).json;
    expect(lines).toMatchObject([{ book: { isbn: given }, offer: { kind: 'declined', reason: 'buying-closed' } }]);
    expect((await askForQuote(person, 'payout')).json.problems).toMatchObject([{ code: 'buying-closed' }]);
  });

  it('names the missing settings at its start, and not where the licence or the demo is set', () => {
    const warned = (settings: Env) => {
      const lines: string[] = [];
      vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
      openServices({ ...settings });
      vi.restoreAllMocks();
      return lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'buying-closed');
    };

    expect(warned(unlicensed)).toMatchObject({
      markets: ['JP'],
      missing: ['SHOP.dealerLicence', 'SHOP.dealerAuthority'],
    });
    expect(warned(env)).toBeUndefined();
    expect(readSettings({ ...unlicensed, DEMO: 'on' }).closedForBuying).toEqual([]);
  });
});
