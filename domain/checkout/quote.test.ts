import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Basket, BasketLine } from '../basket/schemas';
import { basketTotals, lineTotal } from '../basket/totals';
import type { Cart, CartLine } from '../cart/schemas';
import { cartTotals } from '../cart/totals';
import { rulesOf, type Market } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money, sum } from '../money';
import type { Offer } from '../pricing/schemas';
import { quote, type QuoteFacts } from './quote';
import { payments, payoutMethods, quoteSchema, settlements } from './schemas';
import { invoiceShares } from '../trades/documents/invoice';

function book(isbn: string): BasketLine['book'] {
  return {
    isbn,
    title: 'A book',
    authors: ['Someone'],
    language: 'en',
    format: 'paperback',
    year: 2001,
    pages: 300,
    subjects: ['fiction'],
    cover: '/covers/x.svg',
    cheapest: null,
    waiting: null,
  };
}

interface Given {
  amount: number | null;
  quantity: number;
}
interface Taken {
  price: number;
  quantity: number;
  used: boolean;
  available?: number;
  risenTo?: number;
}

function basketOf(market: Market, given: readonly Given[]): Basket {
  const { currency } = rulesOf(market);
  const lines = given.map(({ amount, quantity }, at): BasketLine => {
    const offer: Offer =
      amount === null
        ? { kind: 'declined', reason: 'enough-stock' }
        : { kind: 'offer', amount: money(amount, currency), reasons: [], heldUntil: '2026-12-18T10:00:00Z' };
    return {
      book: book(`978000000${String(1000 + at)}`),
      grade: 'good',
      quantity,
      exLibrary: false,
      offer,
      holdEnded: false,
      offers: [],
      total: lineTotal({ offer, quantity }, market),
    };
  });
  return {
    lines,
    ...basketTotals(
      lines.map((line) => ({ ...line, grams: 300 })),
      market,
    ),
    version: 1,
  };
}

function cartOf(market: Market, taken: readonly Taken[]): Cart {
  const { currency } = rulesOf(market);
  const lines = taken.map(({ price, quantity, used, available = quantity, risenTo }, at): CartLine => ({
    book: book(`978100000${String(1000 + at)}`),
    grade: used ? 'good' : 'new',
    used,
    quantity,
    price: money(price, currency),
    risenTo: risenTo === undefined ? null : money(risenTo, currency),
    fellFrom: null,
    available,
    total: money(price * quantity, currency),
  }));
  return { lines, ...cartTotals(lines, market), delivery: null, version: 1 };
}

function factsFor(
  market: Market,
  give: readonly Given[],
  take: readonly Taken[],
  more: Partial<QuoteFacts> = {},
): QuoteFacts {
  return {
    basket: basketOf(market, give),
    cart: cartOf(market, take),
    market,
    who: 'account',
    stripe: false,
    replyLabel: true,
    badParcels: 0,
    storeCredit: money(0, rulesOf(market).currency),
    today: '2026-11-20',
    input: { settlement: 'swap', useStoreCredit: true },
    ...more,
  };
}

const step10 = (max: number) => fc.integer({ min: 1, max }).map((tens) => tens * 10);
const anyFacts = fc
  .record({
    market: fc.constantFrom(...marketCodes),
    give: fc.array(fc.record({ amount: fc.option(step10(900)), quantity: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 8,
    }),
    take: fc.array(fc.record({ price: step10(4000), quantity: fc.integer({ min: 1, max: 5 }), used: fc.boolean() }), {
      maxLength: 6,
    }),
    credit: fc.nat(20_000),
    who: fc.constantFrom<'guest' | 'account'>('guest', 'account'),
    stripe: fc.boolean(),
    replyLabel: fc.boolean(),
    settlement: fc.constantFrom(...settlements),
    payout: fc.option(fc.constantFrom(...payoutMethods), { nil: undefined }),
    payment: fc.option(fc.constantFrom(...payments), { nil: undefined }),
    useStoreCredit: fc.boolean(),
  })
  .map(({ market, give, take, credit, who, stripe, replyLabel, settlement, payout, payment, useStoreCredit }) =>
    factsFor(market, give, take, {
      who,
      stripe,
      replyLabel,
      storeCredit: money(who === 'guest' ? 0 : credit, rulesOf(market).currency),
      input: {
        settlement,
        useStoreCredit,
        ...(payout === undefined ? {} : { payout }),
        ...(payment === undefined ? {} : { payment }),
      },
    }),
  );
const codes = (facts: QuoteFacts) => quote(facts).problems.map(({ code }) => code);
const four = [
  { amount: 340, quantity: 3 },
  { amount: 260, quantity: 1 },
];

describe('returnPostage of a quote', () => {
  it('is charged only after two bad parcels and changes the fingerprint', () => {
    const costs = (badParcels: number, give = four) =>
      quote(
        factsFor('DE', give, [{ price: 900, quantity: 1, used: true }], {
          badParcels,
          input: { settlement: 'pay-now', useStoreCredit: true },
        }),
      );
    expect(
      [costs(0), costs(1), costs(2), costs(3), costs(2, [])].map(({ returnPostage }) => returnPostage.minor),
    ).toEqual([0, 0, rulesOf('DE').postage, rulesOf('DE').postage, 0]);
    expect(costs(2).quote).not.toBe(costs(1).quote);
    expect(costs(1).quote).toBe(costs(0).quote);
  });
});

describe('quote', () => {
  it('adds up in every market for any lists, settlement and payment', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const answer = quote(facts);
        const { currency } = rulesOf(facts.market);
        const rows = sum(
          answer.rows.map((row) => row.amount),
          currency,
        );
        expect(rows.minor).toBe(answer.getLater.minor - answer.payNow.minor);
        expect(answer.payNow.minor).toBeGreaterThanOrEqual(0);
        expect(answer.getLater.minor).toBeGreaterThanOrEqual(0);
        expect(answer.getLaterAsCredit.minor).toBeGreaterThanOrEqual(answer.getLater.minor);
        expect(answer.storeCredit.used.minor).toBeLessThanOrEqual(answer.storeCredit.available.minor);
        if (answer.settlement === 'swap') expect(answer.payNow.minor * answer.getLater.minor).toBe(0);
        expect(quoteSchema.safeParse(answer).success).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it('has a fingerprint that is equal exactly for the same deal', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(quote(facts)).toEqual(quote(facts));
      }),
      { numRuns: 30 },
    );
    const one = quote(factsFor('IE', four, []));
    const changes: QuoteFacts[] = [
      factsFor(
        'IE',
        [
          { amount: 350, quantity: 3 },
          { amount: 260, quantity: 1 },
        ],
        [],
      ),
      factsFor('IE', four, [{ price: 500, quantity: 1, used: true }]),
      factsFor('FR', four, []),
      factsFor('IE', four, [], { input: { settlement: 'payout', payout: 'store-credit', useStoreCredit: true } }),
    ];
    for (const other of changes) expect(quote(other).quote).not.toBe(one.quote);
    const later = factsFor('IE', four, []);
    expect(quote({ ...later, basket: { ...later.basket, version: 9, heldUntil: null } }).quote).toBe(one.quote);
  });

  it('lets a guest buy but requires an account to sell', () => {
    const cart = factsFor('IE', [], [{ price: 450, quantity: 2, used: true }], {
      who: 'guest',
      input: { settlement: 'pay-now', useStoreCredit: true },
    });
    expect(quote(cart)).toMatchObject({
      settlement: 'pay-now',
      problems: [],
      payNow: money(1290, 'EUR'),
      getLater: money(0, 'EUR'),
      possible: { settlements: ['pay-now'], payments: ['bank-transfer'], payouts: [] },
    });
    expect(
      codes(factsFor('IE', four, [], { who: 'guest', input: { settlement: 'payout', useStoreCredit: true } })),
    ).toEqual(['sign-in-required']);
  });

  it('pays out the basket, or ten percent more as store credit', () => {
    const facts = factsFor('IE', four, [], { input: { settlement: 'payout', payout: 'bank', useStoreCredit: true } });
    expect(quote(facts)).toMatchObject({
      problems: [],
      getLater: money(1280, 'EUR'),
      getLaterAsCredit: money(1408, 'EUR'),
    });
    expect(quote({ ...facts, input: { ...facts.input, payout: 'store-credit' } })).toMatchObject({
      getLater: money(1408, 'EUR'),
      rows: [
        { code: 'books-in' },
        { code: 'postage-to-us', amount: money(0, 'EUR') },
        { code: 'credit-bonus', amount: money(128, 'EUR') },
      ],
    });
    const american = factsFor('US', [{ amount: 600, quantity: 3 }], [], {
      input: { settlement: 'payout', payout: 'bank', useStoreCredit: true },
    });
    expect(codes(american)).toEqual(['payout-method-not-possible']);
    expect(quote(american).getLater).toEqual(money(2519, 'USD'));
  });

  it('refunds the postage of a parcel without a reply label', () => {
    const facts = factsFor('DE', four, [], {
      replyLabel: false,
      input: { settlement: 'payout', useStoreCredit: true },
    });
    expect(quote(facts).rows[1]).toEqual({ code: 'postage-to-us', books: 0, amount: money(290, 'EUR') });
    expect(quote(facts).getLater).toEqual(money(1570, 'EUR'));
  });

  it('moves only the difference in a swap, and both amounts with pay-now', () => {
    const lists = factsFor('IE', four, [{ price: 900, quantity: 2, used: true }]);
    expect(quote(lists)).toMatchObject({
      settlement: 'swap',
      problems: [],
      payNow: money(910, 'EUR'),
      getLater: money(0, 'EUR'),
    });
    expect(quote({ ...lists, input: { settlement: 'pay-now', useStoreCredit: true } })).toMatchObject({
      problems: [],
      payNow: money(2190, 'EUR'),
      getLater: money(1280, 'EUR'),
    });
    expect(quote({ ...lists, storeCredit: money(500, 'EUR') })).toMatchObject({
      payNow: money(410, 'EUR'),
      storeCredit: { used: money(500, 'EUR') },
    });
    expect(
      quote({ ...lists, storeCredit: money(500, 'EUR'), input: { settlement: 'swap', useStoreCredit: false } }).payNow,
    ).toEqual(money(910, 'EUR'));
  });

  it('lists the problems that prevent the trade', () => {
    const swap = { settlement: 'swap', useStoreCredit: true } as const;
    const payNow = { settlement: 'pay-now', useStoreCredit: true } as const;
    expect(codes(factsFor('IE', [], []))).toEqual(['nothing-to-trade']);
    expect(codes(factsFor('IE', [{ amount: null, quantity: 1 }], []))).toEqual(['nothing-to-trade']);
    expect(
      quote(factsFor('IE', [{ amount: 300, quantity: 2 }], [], { input: { ...swap, settlement: 'payout' } })).problems,
    ).toEqual([{ code: 'basket-below-minimum', facts: { minimum: 1000, missing: 400, currency: 'EUR' } }]);
    expect(codes(factsFor('IE', four, [], { input: payNow }))).toEqual(['settlement-not-possible']);
    expect(
      codes(
        factsFor('IE', [], [{ price: 300, quantity: 3, used: true, available: 2, risenTo: 400 }], { input: payNow }),
      ),
    ).toEqual(['not-enough-stock', 'price-changed']);
    expect(codes(factsFor('IE', [], [{ price: 300, quantity: 11, used: true }], { input: payNow }))).toEqual([
      'transfer-too-large',
    ]);
    expect(
      codes(
        factsFor('IE', [], [{ price: 300, quantity: 11, used: true }], {
          input: { ...payNow, payment: 'stripe' },
          stripe: true,
        }),
      ),
    ).toEqual([]);
    expect(
      codes(factsFor('IE', [], [{ price: 300, quantity: 1, used: true }], { input: { ...payNow, payment: 'stripe' } })),
    ).toEqual(['settlement-not-possible']);
    const ended = factsFor('IE', four, []);
    const lines = ended.basket.lines.map((line, at) => ({ ...line, holdEnded: at === 1 }));
    expect(
      quote({ ...ended, input: { ...swap, settlement: 'payout' }, basket: { ...ended.basket, lines } }).problems,
    ).toEqual([{ code: 'hold-ended', facts: { isbns: ['9780000001001'] } }]);
    expect(
      codes({
        ...ended,
        input: { ...swap, settlement: 'payout' },
        stopped: [{ code: 'unpaid-transfer-open', facts: {} }],
      }),
    ).toEqual(['unpaid-transfer-open']);
  });

  it('states the day’s VAT rate for new copies and the margin scheme for used ones', () => {
    const both = [
      { price: 1299, quantity: 1, used: false },
      { price: 500, quantity: 1, used: true },
    ];
    expect(quote(factsFor('DE', [], both)).vat).toEqual({
      rate: 7,
      amount: money(99, 'EUR'),
      included: true,
      marginScheme: true,
    });
    expect(quote(factsFor('US', [], both)).vat).toEqual({
      rate: 0,
      amount: money(0, 'USD'),
      included: false,
      marginScheme: false,
    });
  });

  it.each<[string, Taken[], number]>([
    ['12.99 and its postage of 2.90', [{ price: 1299, quantity: 1, used: false }], 104],
    ['three copies of 10.00', [{ price: 1000, quantity: 3, used: false }], 196],
  ])('states the VAT of the invoice in Germany for %s', (_, taken, expected) => {
    expect(quote(factsFor('DE', [], taken)).vat.amount).toEqual(money(expected, 'EUR'));
  });

  it('states the VAT of the invoice for any cart', () => {
    const taken = fc.record({ price: step10(900), quantity: fc.integer({ min: 1, max: 3 }), used: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...marketCodes), fc.array(taken, { minLength: 1, maxLength: 8 }), (market, take) => {
        const { cart, vat } = quote(factsFor(market, [], take));
        const rate = Math.round(vat.rate * 100);
        const lines = cart.lines.map(({ used, total }) => ({
          total: total.minor,
          basisPoints: vat.included && !used ? rate : null,
        }));
        expect(vat.amount.minor).toBe(
          invoiceShares(lines, cart.postage.minor).reduce((total, { tax }) => total + tax, 0),
        );
      }),
    );
  });
});
