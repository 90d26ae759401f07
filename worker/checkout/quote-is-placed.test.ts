import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { quoteSchema } from '../../domain/checkout/schemas';
import { tradeSchema } from '../../domain/trades/schemas';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import type { ClaimedRow } from '../platform/context';
import { openServices } from '../services';
import { placedTradeFacts } from './placed-trade-facts';
import { checkoutBody, fillLists, sendCheckout, askForQuote } from '../testing/deals';
import { browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

// Services of its own, whose outbox is kept.
const shop: Env = { ...env };
const newVisitor = () => browser((request) => api.fetch(request, shop, executionContext()));
const grades = ['like-new', 'very-good', 'good', 'acceptable'] as const;
const books = Array.from({ length: 12 }, (_, index) => testIsbn(index + 1));

beforeAll(async () => {
  await addEditions(
    env.DB,
    books.map((isbn, index) => ({
      isbn,
      reference: 1400 + index * 370,
      pages: 150 + index * 90,
      stock: {
        new: { onHand: 400, price: 1400 + index * 370 },
        good: { onHand: 400, price: 600 + index * 130 },
      },
    })),
  );
});

const line = <Grade>(of: fc.Arbitrary<Grade>, maxQuantity: number) =>
  fc.record({ book: fc.nat(11), grade: of, quantity: fc.integer({ min: 1, max: maxQuantity }) });
const deal = fc.record({
  give: fc.uniqueArray(line(fc.constantFrom(...grades), 3), { maxLength: 4, selector: ({ book }) => book }),
  take: fc.uniqueArray(line(fc.constantFrom('new', 'good'), 2), {
    maxLength: 4,
    selector: ({ book, grade }) => `${book} ${grade}`,
  }),
  settlement: fc.constantFrom('pay-now', 'swap', 'payout'),
  payout: fc.constantFrom('bank', 'store-credit'),
  credit: fc.constantFrom(0, 300, 50_000),
  useStoreCredit: fc.boolean(),
});

let people = 0;
const claimed: ClaimedRow[] = [];
beforeAll(() => {
  const keep = async (_: unknown, own?: ClaimedRow) => void (own && claimed.push(own));
  Object.assign(openServices(shop), { sendOutbox: keep });
});

describe('a quote', () => {
  it('equals the placed trade and its mail, and is not placed when it has problems', async () => {
    // Twenty copies of an edition in the house are enough: offers are for editions that are short.
    await env.DB.prepare(`UPDATE stock SET on_hand = 8`).run();
    let placedTrades = 0;
    await fc.assert(
      fc.asyncProperty(deal, async ({ give, take, settlement, payout, credit, useStoreCredit }) => {
        people += 1;
        const account = `person${people}`;
        await env.DB.prepare('UPDATE stock SET reserved = 0').run();
        await openAccount(env.DB, account);
        if (credit > 0) {
          await env.DB.prepare(
            `INSERT INTO store_credit (id, account, currency, amount, reason, at)
              VALUES (?1, ?1, 'EUR', ?2, 'correction', '2026-01-01T00:00:00.000Z')`,
          )
            .bind(account, credit)
            .run();
        }
        const anna = await signIn(env.DB, newVisitor(), account);
        const listed = (lines: readonly { book: number; grade: string; quantity: number }[]) =>
          lines.map(({ book, grade, quantity }): [string, string, number] => [books[book] ?? '', grade, quantity]);
        await fillLists(anna, { take: listed(take) });
        for (const [isbn, grade, quantity] of listed(give)) {
          // Where many are on the way already the shop may decline: then the book stays at home.
          await anna.call('PUT', `/api/basket/lines/${isbn}/${grade}`, { quantity });
        }
        const choice = { payout, useStoreCredit };
        const quote = quoteSchema.parse((await askForQuote(anna, settlement, choice)).json);
        const answer = await sendCheckout(
          anna,
          checkoutBody(quote.quote, settlement, { ...choice, iban: 'IE29AIBK93115212345678' }),
        );
        expect(answer.status === 201).toBe(quote.problems.length === 0);
        if (answer.status !== 201) return;
        placedTrades += 1;
        const trade = tradeSchema.parse((await anna.call('GET', `/api/trades/${answer.json.trade.id}`)).json);
        const stored = await placedTradeFacts.first(env.DB.withSession(), answer.json.trade.id);
        expect(claimed.splice(0).map(({ facts }) => facts)).toEqual([JSON.parse(stored?.facts ?? '')]);
        expect(trade.rows).toEqual(quote.rows);
        expect(trade.difference.minor).toBe(quote.getLater.minor - quote.payNow.minor);
        expect(trade.settlement).toBe(quote.settlement);
        expect(trade.inbound?.total.minor ?? 0).toBe(quote.basket.total.minor);
        expect(trade.inbound?.lines.length ?? 0).toBe(quote.basket.books);
        expect(trade.inbound?.parcels.length ?? 0).toBe(quote.basket.parcels);
        expect(trade.inbound?.parcels.reduce((grams, parcel) => grams + parcel.grams, 0) ?? 0).toBe(quote.basket.grams);
        expect(trade.outbound?.total.minor ?? 0).toBe(quote.cart.total.minor);
        expect(trade.transfer?.amount.minor ?? 0).toBe(quote.settlement === 'pay-now' ? quote.payNow.minor : 0);
        const balance = await env.DB.prepare(
          'SELECT coalesce(sum(amount), 0) AS left FROM store_credit WHERE account = ?1',
        )
          .bind(account)
          .first<{ left: number }>();
        expect(balance?.left).toBe(credit - quote.storeCredit.used.minor);
        const reserved = await env.DB.prepare('SELECT sum(reserved) AS n FROM stock').first<{ n: number }>();
        expect(reserved?.n).toBe(quote.cart.books);
      }),
      { numRuns: 60 },
    );
    // About a quarter of them is placed; that there are some is the point.
    expect(placedTrades).toBeGreaterThan(3);
  }, 120_000);
});
