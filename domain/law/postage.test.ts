import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '../cart/totals';
import { rulesOf } from '../market/market';
import { marketCodes } from '../market/market-codes';
import { money } from '../money';
import { minimumPostageRule } from './postage';

const today = '2026-11-26';
const copy = (cents: number, used: boolean, quantity = 1) => ({ price: money(cents, 'EUR'), used, quantity });
const postageIn = (market: 'FR' | 'DE', ...lines: ReturnType<typeof copy>[]) =>
  cartTotals(lines, market, today).postage.minor;

describe('the least postage of new books in France', () => {
  it.each([
    ['a new book below the limit of free postage', [copy(1200, false)], rulesOf('FR').postage],
    ['new books of 20 euros, which were sent free before', [copy(2000, false)], 300],
    ['new books of 34.99', [copy(3499, false)], 300],
    ['new books of 35.00', [copy(3500, false)], 1],
    ['used books of 40 euros with a new one of 10', [copy(4000, true), copy(1000, false)], 300],
    ['used books of 20 euros', [copy(2000, true)], 0],
    ['used books below the limit', [copy(1900, true)], rulesOf('FR').postage],
    ['a gift of a new book', [copy(2000, true), copy(0, false)], 300],
    ['an empty cart', [], 0],
  ])('for %s', (_order, lines, postage) => {
    expect(postageIn('FR', ...lines)).toBe(postage);
  });

  it('says its figures and promises no free postage where it applies', () => {
    expect(cartTotals([copy(1000, false)], 'FR', today)).toMatchObject({
      toFreePostage: money(0, 'EUR'),
      postageLaw: { least: money(300, 'EUR'), cheaperFrom: money(3500, 'EUR'), above: money(1, 'EUR') },
    });
    expect(cartTotals([copy(1000, true)], 'FR', today)).toMatchObject({
      toFreePostage: money(1000, 'EUR'),
      postageLaw: null,
    });
  });

  it('begins on 7 October 2023 and is no rule of another market', () => {
    expect(cartTotals([copy(2000, false)], 'FR', '2023-10-06').postage.minor).toBe(0);
    expect(cartTotals([copy(2000, false)], 'FR', '2023-10-07').postage.minor).toBe(300);
    expect(marketCodes.filter((market) => minimumPostageRule(market, today) !== null)).toEqual(['FR']);
    expect(postageIn('DE', copy(2000, false))).toBe(0);
  });

  it('holds for any order, by the value of its new books', () => {
    const lines = fc.array(
      fc.record({
        cents: fc.integer({ min: 1, max: 5000 }),
        used: fc.boolean(),
        quantity: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, (taken) => {
        const { postage, subtotal, total } = cartTotals(
          taken.map(({ cents, used, quantity }) => copy(cents, used, quantity)),
          'FR',
          today,
        );
        const newBooks = taken.filter(({ used }) => !used);
        const value = newBooks.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
        if (newBooks.length > 0) expect(postage.minor).toBeGreaterThanOrEqual(value < 3500 ? 300 : 1);
        expect(total.minor).toBe(subtotal.minor + postage.minor);
      }),
    );
  });
});
