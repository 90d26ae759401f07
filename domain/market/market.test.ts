import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketForCountry, chooseMarket, isMarket, marketOf, rulesOf, vatOn } from './market';
import { marketCodes } from './market-codes';
import { currencies, money } from '../money';
import { toMarketPrice, openingRate, openingRates, ratesFrom } from '../rates';

describe('markets', () => {
  it('have the figures of docs/product.md#markets', () => {
    const table = marketCodes.map((code) => {
      const { currency, smallestBasket, freePostageFrom } = rulesOf(code);
      return [code, currency, vatOn(code, '2026-11-20'), smallestBasket, freePostageFrom];
    });
    expect(table).toEqual([
      ['DE', 'EUR', 700, 1000, 2000],
      ['AT', 'EUR', 1000, 1000, 2000],
      ['FR', 'EUR', 550, 1000, 2000],
      ['ES', 'EUR', 400, 1000, 2000],
      ['IT', 'EUR', 400, 1000, 2000],
      ['NL', 'EUR', 900, 1000, 2000],
      ['BE', 'EUR', 600, 1000, 2000],
      ['PT', 'EUR', 600, 1000, 2000],
      ['IE', 'EUR', 0, 1000, 2000],
      ['GB', 'GBP', 0, 1000, 2000],
      ['PL', 'PLN', 500, 4000, 8000],
      ['US', 'USD', 0, 1500, 3000],
      ['JP', 'JPY', 1000, 2000, 4000],
      ['AE', 'AED', 500, 5000, 10_000],
    ]);
    expect(marketCodes.filter((code) => !rulesOf(code).payouts.includes('bank'))).toEqual(['US', 'JP']);
    expect(marketCodes.filter((code) => !rulesOf(code).vatIncluded)).toEqual(['US']);
    expect(marketCodes.filter((code) => !rulesOf(code).marginScheme)).toEqual(['US', 'JP', 'AE']);
  });

  it('have amounts that are multiples of the step, and valid patterns of postcodes', () => {
    for (const code of marketCodes) {
      const { step, postage, smallestBasket, freePostageFrom, postcode, address } = rulesOf(code);
      for (const amount of [postage, smallestBasket, freePostageFrom]) expect(amount % step).toBe(0);
      if (postcode !== null) expect(() => new RegExp(`^(?:${postcode})$`, 'v')).not.toThrow();
      expect(address.some(({ name }) => name === 'postcode')).toBe(postcode !== null);
    }
  });

  it('are chosen by account, cookie and country, and are otherwise Ireland', () => {
    expect(chooseMarket({ account: 'DE', cookie: 'GB', country: 'PL' })).toBe('DE');
    expect(chooseMarket({ account: null, cookie: 'GB', country: 'PL' })).toBe('GB');
    expect(chooseMarket({ account: 'XX', cookie: '"; DROP', country: 'pl' })).toBe('PL');
    expect(chooseMarket({ account: null, cookie: null, country: 'SE' })).toBe('IE');
    expect(marketOf(null)).toBe('IE');
    expect(marketForCountry('SE')).toEqual({ market: 'IE', served: false });
    expect(marketForCountry('FR')).toEqual({ market: 'FR', served: true });
    expect(marketForCountry('T1')).toEqual({ market: 'IE', served: true });
    expect(isMarket('toString')).toBe(false);
  });
});

describe('exchange rates', () => {
  it('convert EUR cents to prices that are multiples of the step', () => {
    const at = (code: 'GB' | 'JP' | 'AE' | 'IE') => toMarketPrice(1234, openingRate(rulesOf(code).currency), code);
    expect(at('IE')).toEqual(money(1230, 'EUR'));
    expect(at('GB')).toEqual(money(1060, 'GBP'));
    expect(at('JP')).toEqual(money(2090, 'JPY'));
    expect(at('AE')).toEqual(money(5310, 'AED'));
    expect(() => toMarketPrice(1234, openingRate('EUR'), 'GB')).toThrow(RangeError);
  });

  it('exist for every currency, follow the dollar for dirhams, and skip invalid values', () => {
    expect(openingRates.map(({ currency }) => currency).toSorted()).toEqual(Object.keys(currencies).toSorted());
    expect(ratesFrom({ USD: 1.1, GBP: Number.NaN, PLN: -4, CHF: 0.9 }, '2026-11-16')).toEqual([
      { currency: 'EUR', micro: 1_000_000, day: '2026-11-16' },
      { currency: 'USD', micro: 1_100_000, day: '2026-11-16' },
      { currency: 'AED', micro: 4_039_750, day: '2026-11-16' },
    ]);
  });

  it('never lead to a fraction of a minor unit', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.constantFrom(...marketCodes), (cents, code) => {
        const price = toMarketPrice(cents, openingRate(rulesOf(code).currency), code);
        expect(price.minor % rulesOf(code).step).toBe(0);
      }),
    );
  });
});
