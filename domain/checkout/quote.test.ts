import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money, sum } from '../money';
import { quote, type QuoteFacts } from './quote';
import { problemCodesOf, factsFor, fourBooks } from './quote.fixture';
import { paymentMethods } from '../trades/money/card-providers';
import { quoteSchema } from './schemas';
import { payoutMethods, settlements } from './choices';

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
    customerKind: fc.constantFrom<'guest' | 'account'>('guest', 'account'),
    cardProvider: fc.constantFrom('stripe' as const, null),
    replyLabel: fc.boolean(),
    settlement: fc.constantFrom(...settlements),
    payout: fc.option(fc.constantFrom(...payoutMethods), { nil: undefined }),
    payment: fc.option(fc.constantFrom(...paymentMethods), { nil: undefined }),
    useStoreCredit: fc.boolean(),
  })
  .map(
    ({
      market,
      give,
      take,
      credit,
      customerKind,
      cardProvider,
      replyLabel,
      settlement,
      payout,
      payment,
      useStoreCredit,
    }) =>
      factsFor(market, give, take, {
        customerKind,
        cardProvider,
        replyLabel,
        storeCredit:
          customerKind === 'guest' ? { earned: 0, bonus: 0 } : { earned: credit, bonus: Math.floor(credit / 3) },
        input: {
          settlement,
          useStoreCredit,
          ...(payout === undefined ? {} : { payout }),
          ...(payment === undefined ? {} : { payment }),
        },
      }),
  );
describe('returnPostage of a quote', () => {
  it('is charged only after two bad parcels and changes the fingerprint', () => {
    const costs = (badParcels: number, give = fourBooks) =>
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
    const one = quote(factsFor('IE', fourBooks, []));
    const changes: QuoteFacts[] = [
      factsFor(
        'IE',
        [
          { amount: 350, quantity: 3 },
          { amount: 260, quantity: 1 },
        ],
        [],
      ),
      factsFor('IE', fourBooks, [{ price: 500, quantity: 1, used: true }]),
      factsFor('FR', fourBooks, []),
      factsFor('IE', fourBooks, [], { input: { settlement: 'payout', payout: 'store-credit', useStoreCredit: true } }),
    ];
    for (const other of changes) expect(quote(other).quote).not.toBe(one.quote);
    const later = factsFor('IE', fourBooks, []);
    expect(quote({ ...later, basket: { ...later.basket, version: 9, heldUntil: null } }).quote).toBe(one.quote);
  });

  it('lets a guest buy but requires an account to sell', () => {
    const cart = factsFor('IE', [], [{ price: 450, quantity: 2, used: true }], {
      customerKind: 'guest',
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
      problemCodesOf(
        factsFor('IE', fourBooks, [], { customerKind: 'guest', input: { settlement: 'payout', useStoreCredit: true } }),
      ),
    ).toEqual(['sign-in-required']);
  });

  it('pays out the basket, or ten percent more as store credit', () => {
    const facts = factsFor('IE', fourBooks, [], {
      input: { settlement: 'payout', payout: 'bank', useStoreCredit: true },
    });
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
    expect(problemCodesOf(american)).toEqual(['payout-method-not-possible']);
    expect(quote(american).getLater).toEqual(money(2519, 'USD'));
  });

  it('refunds the postage of a parcel without a reply label', () => {
    const facts = factsFor('DE', fourBooks, [], {
      replyLabel: false,
      input: { settlement: 'payout', useStoreCredit: true },
    });
    expect(quote(facts).rows[1]).toEqual({ code: 'postage-to-us', books: 0, amount: money(290, 'EUR') });
    expect(quote(facts).getLater).toEqual(money(1570, 'EUR'));
  });

  it('moves only the difference in a swap, and both amounts with pay-now', () => {
    const lists = factsFor('IE', fourBooks, [{ price: 900, quantity: 2, used: true }]);
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
    expect(quote({ ...lists, storeCredit: { earned: 500, bonus: 0 } })).toMatchObject({
      payNow: money(410, 'EUR'),
      storeCredit: { used: money(500, 'EUR') },
    });
    expect(
      quote({ ...lists, storeCredit: { earned: 500, bonus: 0 }, input: { settlement: 'swap', useStoreCredit: false } })
        .payNow,
    ).toEqual(money(910, 'EUR'));
  });
});
