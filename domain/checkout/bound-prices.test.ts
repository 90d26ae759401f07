import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBookPriceRule } from '../law/book-prices';
import { minimumPostage, minimumPostageRule } from '../law/postage';
import { rulesOf } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money } from '../money';
import { openingRate } from '../rates';
import { shownPrice } from '../pricing/price';
import { settlements } from './choices';
import { unboundCost, unboundPostage } from './credit';
import { quote } from './quote';
import { factsFor, fourBooks } from './quote.fixture';

const step10 = (max: number) => fc.integer({ min: 1, max }).map((tens) => tens * 10);
const anyFacts = fc
  .record({
    market: fc.constantFrom(...marketCodes),
    give: fc.array(fc.record({ amount: fc.option(step10(900)), quantity: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 6,
    }),
    take: fc.array(fc.record({ price: step10(4000), quantity: fc.integer({ min: 1, max: 4 }), used: fc.boolean() }), {
      maxLength: 6,
    }),
    storeCredit: fc.record({ earned: fc.nat(20_000), bonus: fc.nat(20_000) }),
    settlement: fc.constantFrom(...settlements),
    useStoreCredit: fc.boolean(),
    replyLabel: fc.boolean(),
  })
  .map(({ market, give, take, storeCredit, settlement, useStoreCredit, replyLabel }) =>
    factsFor(market, give, take, { storeCredit, replyLabel, input: { settlement, useStoreCredit } }),
  );
const pay = { settlement: 'pay-now', useStoreCredit: true } as const;

describe('a quote with bound prices', () => {
  it('lets no bonus pay for a new German book in Germany or its postage', () => {
    const facts = factsFor('DE', [], [{ price: 1200, quantity: 1, used: false }], {
      storeCredit: { earned: 0, bonus: 500 },
      input: pay,
    });

    const answer = quote(facts);

    expect(answer.payNow).toEqual(money(1490, 'EUR'));
    expect(answer.storeCredit).toEqual({
      available: money(500, 'EUR'),
      used: money(0, 'EUR'),
      bonus: money(500, 'EUR'),
      bonusUsed: money(0, 'EUR'),
    });
  });

  it('spends earned credit on a bound book and keeps the bonus', () => {
    const facts = factsFor('DE', [], [{ price: 1200, quantity: 1, used: false }], {
      storeCredit: { earned: 2000, bonus: 200 },
      input: pay,
    });

    expect(quote(facts).storeCredit).toMatchObject({ used: money(1490, 'EUR'), bonusUsed: money(0, 'EUR') });
  });

  it('spends the bonus first on used books and their share of the postage', () => {
    const facts = factsFor(
      'DE',
      [],
      [
        { price: 600, quantity: 1, used: false },
        { price: 600, quantity: 1, used: true },
      ],
      { storeCredit: { earned: 300, bonus: 1000 }, input: pay },
    );

    // 6.00 and half of the postage of 2.90 for the used book.
    expect(quote(facts).storeCredit).toMatchObject({ used: money(1045, 'EUR'), bonusUsed: money(745, 'EUR') });
  });

  it('sets books given in a swap against bound books first', () => {
    const facts = factsFor(
      'DE',
      fourBooks,
      [
        { price: 1280, quantity: 1, used: false },
        { price: 1000, quantity: 1, used: true },
      ],
      { storeCredit: { earned: 0, bonus: 2000 }, input: { settlement: 'swap', useStoreCredit: true } },
    );

    expect(quote(facts)).toMatchObject({
      payNow: money(0, 'EUR'),
      storeCredit: { bonusUsed: money(1000, 'EUR') },
    });
  });

  it('spends all credit where no law binds prices', () => {
    const facts = factsFor('IE', [], [{ price: 1200, quantity: 1, used: false }], {
      storeCredit: { earned: 100, bonus: 5000 },
      input: pay,
    });

    expect(quote(facts)).toMatchObject({ payNow: money(0, 'EUR'), storeCredit: { bonusUsed: money(1590, 'EUR') } });
  });

  it('never discounts bound books or their postage by credit, swap or free postage, in any market', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { cart, rows, payNow, storeCredit } = quote(facts);
        const rowOf = (code: string) => Math.abs(rows.find((row) => row.code === code)?.amount.minor ?? 0);
        const order = {
          lines: cart.lines.map(({ total, priceBound }) => ({ total: total.minor, priceBound })),
          postage: cart.postage.minor,
        };
        const bound = order.lines.reduce((sum, { total, priceBound }) => (priceBound ? sum + total : sum), 0);
        const boundPostage = order.postage - unboundPostage(order);
        const earned = storeCredit.used.minor - storeCredit.bonusUsed.minor;
        const setOff = cart.total.minor - payNow.minor - storeCredit.used.minor;
        // Money, earned credit and books at their plain offer are full consideration; the bonus is not.
        expect(payNow.minor + earned + setOff).toBeGreaterThanOrEqual(bound + boundPostage);
        expect(setOff).toBeLessThanOrEqual(rowOf('books-in') + rowOf('postage-to-us'));
        expect(storeCredit.bonusUsed.minor).toBeLessThanOrEqual(unboundCost(order));
        expect(rowOf('books-out')).toBe(
          cart.lines.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0),
        );
        const newBooks = cart.lines.filter(({ used }) => !used);
        const value = newBooks.reduce((sum, { total }) => sum + total.minor, 0);
        expect(cart.postage.minor).toBeGreaterThanOrEqual(
          minimumPostage(minimumPostageRule(facts.market, facts.today), { value, count: newBooks.length }),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('spends as much credit as the law allows, so that nobody pays more than needed', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { payNow, storeCredit } = quote(facts);
        if (!facts.input.useStoreCredit || payNow.minor === 0) return;
        expect(storeCredit.used.minor - storeCredit.bonusUsed.minor).toBe(facts.storeCredit.earned);
        if (!hasBookPriceRule(facts.market)) expect(storeCredit.bonusUsed.minor).toBe(facts.storeCredit.bonus);
      }),
      { numRuns: 300 },
    );
  });

  it('shows bound prices to the cent in every market in euro, whatever the rounding', () => {
    fc.assert(
      fc.property(fc.constantFrom(...marketCodes), fc.integer({ min: 1, max: 30_000 }), (market, cents) => {
        const { currency } = rulesOf(market);
        if (currency !== 'EUR' || !hasBookPriceRule(market)) return;
        const copy = { baseCents: cents, referenceCents: cents, grade: 'new', bound: true, market } as const;
        expect(shownPrice({ ...copy, rate: openingRate(currency) }).price).toEqual(money(cents, currency));
      }),
    );
  });
});
