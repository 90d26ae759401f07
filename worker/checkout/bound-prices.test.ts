import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartSchema } from '../../domain/cart/schemas';
import { quoteSchema } from '../../domain/checkout/schemas';
import { tradeSchema } from '../../domain/trades/schemas';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { checkoutBody, fillLists, sendCheckout, askForQuote } from '../testing/deals';
import { browser, type Browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [german, english] = [testIsbn(901), testIsbn(902)];
const addresses = {
  DE: { line1: 'Am Markt 1', city: 'Leipzig', postcode: '04109', country: 'DE' },
  FR: { line1: '1 rue du Port', city: 'Nantes', postcode: '44000', country: 'FR' },
} as const;

beforeAll(async () => {
  await addEditions(
    env.DB,
    [german, english].map((isbn) => ({
      isbn,
      reference: 2000,
      stock: { new: { onHand: 90, price: 2000 }, good: { onHand: 90, price: 800 } },
    })),
  );
  await env.DB.prepare(`UPDATE editions SET language = 'de' WHERE isbn = ?1`).bind(german).run();
});

let people = 0;
/** Returns a signed-in person in a market with store credit of both kinds in cents, and the id of the account. */
async function personIn(
  market: keyof typeof addresses,
  credit: { readonly earned: number; readonly bonus: number },
): Promise<{ readonly person: Browser; readonly account: string }> {
  people += 1;
  const account = `bound${people}`;
  await openAccount(env.DB, account);
  for (const [kind, reason] of [
    ['earned', 'trade'],
    ['bonus', 'bonus'],
  ] as const)
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at, kind)
       VALUES (?1 || ?3, ?1, 'EUR', ?2, ?4, '2026-01-01T00:00:00.000Z', ?3)`,
    )
      .bind(account, credit[kind], kind, reason)
      .run();
  const person = await signIn(env.DB, newVisitor(), account);
  await person.call('POST', '/api/market', { market });
  return { person, account };
}

const quoteOf = async (person: Browser) => quoteSchema.parse((await askForQuote(person, 'pay-now')).json);
const usedOf = async (account: string) =>
  (
    await env.DB.prepare(
      `SELECT reason, kind, sum(amount) AS n FROM store_credit WHERE account = ?1 AND reason IN ('used', 'given-back')
       GROUP BY reason, kind ORDER BY reason DESC, kind`,
    )
      .bind(account)
      .all<{ reason: string; kind: string; n: number }>()
  ).results.map(({ reason, kind, n }) => [reason, kind, n]);

describe('bonus credit at checkout in Germany', () => {
  it('does not pay for a new German book, for which earned credit pays in part', async () => {
    const { person, account } = await personIn('DE', { earned: 500, bonus: 700 });
    await fillLists(person, { take: [[german, 'new', 1]] });

    const quote = await quoteOf(person);
    const placed = await sendCheckout(person, checkoutBody(quote.quote, 'pay-now', { address: addresses.DE }));

    expect(quote.storeCredit).toMatchObject({
      available: { minor: 1200 },
      used: { minor: 500 },
      bonus: { minor: 700 },
      bonusUsed: { minor: 0 },
    });
    expect(quote.payNow.minor).toBe(1500);
    expect(placed.status).toBe(201);
    expect(await usedOf(account)).toEqual([['used', 'earned', -500]]);
  });

  it('pays a new English book and a used one first, and returns to its own balance after a cancellation', async () => {
    const { person, account } = await personIn('DE', { earned: 1000, bonus: 2500 });
    await fillLists(person, {
      take: [
        [english, 'new', 1],
        [german, 'good', 1],
        [german, 'new', 1],
      ],
    });

    const quote = await quoteOf(person);
    const placed = await sendCheckout(person, checkoutBody(quote.quote, 'pay-now', { address: addresses.DE }));
    const { id } = placed.json.trade;
    const used = await usedOf(account);
    await person.call('POST', `/api/trades/${id}/cancel`);

    expect(quote.cart.lines.filter(({ priceBound }) => priceBound).map(({ book }) => book.isbn)).toEqual([german]);
    expect(quote.storeCredit).toMatchObject({ used: { minor: 3500 }, bonusUsed: { minor: 2500 } });
    expect(used).toEqual([
      ['used', 'bonus', -2500],
      ['used', 'earned', -1000],
    ]);
    expect(tradeSchema.parse((await person.call('GET', `/api/trades/${id}`)).json).outbound?.state).toBe('cancelled');
    expect(await usedOf(account)).toEqual([...used, ['given-back', 'bonus', 2500], ['given-back', 'earned', 1000]]);
  });
});

describe('postage of new books in France', () => {
  it('is at least 3 euros below 35 euros of new books, in cart, quote and order', async () => {
    const { person } = await personIn('FR', { earned: 0, bonus: 0 });
    await fillLists(person, {
      take: [
        [german, 'new', 1],
        [german, 'good', 3],
      ],
    });

    const cart = cartSchema.parse((await person.call('GET', '/api/cart')).json);
    const quote = await quoteOf(person);
    const placed = await sendCheckout(person, checkoutBody(quote.quote, 'pay-now', { address: addresses.FR }));

    expect(cart).toMatchObject({
      postage: { minor: 300 },
      toFreePostage: { minor: 0 },
      postageLaw: { least: { minor: 300 }, cheaperFrom: { minor: 3500 }, above: { minor: 1 } },
    });
    expect(quote.cart.total.minor).toBe(cart.subtotal.minor + 300);
    const trade = tradeSchema.parse((await person.call('GET', `/api/trades/${placed.json.trade.id}`)).json);
    expect(trade.outbound?.postage.minor).toBe(300);
  });

  it('is one cent from 35 euros of new books on, and free for used books alone', async () => {
    const { person } = await personIn('FR', { earned: 0, bonus: 0 });
    const postage = async () => cartSchema.parse((await person.call('GET', '/api/cart')).json).postage.minor;

    await fillLists(person, { take: [[german, 'new', 2]] });
    const withNew = await postage();
    await person.call('DELETE', `/api/cart/lines/${german}/new`);
    await fillLists(person, { take: [[german, 'good', 3]] });

    expect([withNew, await postage()]).toEqual([1, 0]);
  });
});
