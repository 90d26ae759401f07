import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketTotals } from '../basket/totals';
import { rulesOf } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money } from '../money';
import { balanceOf } from './balance';
import { currentLinePrice, cartTotals } from './totals';

const today = '2026-11-20';
const line = (price: number, quantity = 1) => ({ price: money(price, 'EUR'), quantity, used: true });

describe('cartTotals', () => {
  it('adds flat postage below the market’s limit, and no postage from it on or without books', () => {
    expect(cartTotals([line(500, 2)], 'IE', today)).toEqual({
      books: 2,
      subtotal: money(1000, 'EUR'),
      postage: money(390, 'EUR'),
      toFreePostage: money(1000, 'EUR'),
      postageLaw: null,
      total: money(1390, 'EUR'),
    });
    expect(cartTotals([line(2000)], 'IE', today)).toMatchObject({
      postage: money(0, 'EUR'),
      toFreePostage: money(0, 'EUR'),
      total: money(2000, 'EUR'),
    });
    expect(cartTotals([], 'IE', today)).toMatchObject({ books: 0, postage: money(0, 'EUR'), total: money(0, 'EUR') });
    expect(() => cartTotals([line(500)], 'GB', today)).toThrow(RangeError);
  });

  it('currentLinePrice applies a lower price at once and a higher one after the person has agreed', () => {
    expect(currentLinePrice(money(500, 'EUR'), money(450, 'EUR'))).toEqual({
      price: money(450, 'EUR'),
      risenTo: null,
      fellFrom: money(500, 'EUR'),
    });
    expect(currentLinePrice(money(500, 'EUR'), money(550, 'EUR'))).toEqual({
      price: money(500, 'EUR'),
      risenTo: money(550, 'EUR'),
      fellFrom: null,
    });
    expect(currentLinePrice(money(500, 'EUR'), money(500, 'EUR'))).toEqual({
      price: money(500, 'EUR'),
      risenTo: null,
      fellFrom: null,
    });
    expect(currentLinePrice(money(500, 'EUR'), money(2100, 'PLN'))).toEqual({
      price: money(2100, 'PLN'),
      risenTo: null,
      fellFrom: null,
    });
  });
});

describe('balanceOf', () => {
  it('returns what is given minus what is taken, postage included, in every market', () => {
    const prices = fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 3 })), {
      maxLength: 9,
    });
    fc.assert(
      fc.property(fc.constantFrom(...marketCodes), prices, prices, (market, gives, takes) => {
        const { currency } = rulesOf(market);
        const give = basketTotals(
          gives.map(([tens, quantity]) => ({
            offer: { kind: 'offer' as const, amount: money(tens * 10, currency), reasons: [], heldUntil: null },
            quantity,
            grams: 300,
          })),
          market,
        );
        const take = cartTotals(
          takes.map(([tens, quantity]) => ({ price: money(tens * 10, currency), quantity, used: true })),
          market,
          today,
        );
        const balance = balanceOf(give, take, market);
        expect(balance.difference.minor).toBe(balance.give.total.minor - balance.take.total.minor);
        expect(balance.take.total.minor).toBe(take.subtotal.minor + balance.take.postage.minor);
        expect(balance.give.total.minor).toBe(give.total.minor + balance.give.postage.minor);
        if (gives.length === 0)
          expect(balance.give).toEqual({
            books: 0,
            total: money(0, currency),
            postage: money(0, currency),
            missing: money(0, currency),
          });
        else expect(balance.give.missing.minor).toBe(Math.max(0, give.minimum.minor - give.total.minor));
      }),
    );
  });

  it('returns zero for empty lists', () => {
    expect(balanceOf(basketTotals([], 'PL'), cartTotals([], 'PL', today), 'PL').difference).toEqual(money(0, 'PLN'));
  });
});
