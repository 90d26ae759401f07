import { describe, expect, it } from 'vitest';
import { currencies, currencyCodes } from '../../money';
import { priceChoices, priceSteps } from './price-steps';

describe('priceSteps', () => {
  it.each([
    ['EUR', [2, 3, 4, 5, 6, 8, 10, 15, 20, 30]],
    ['GBP', [2, 3, 4, 5, 6, 8, 10, 15, 20, 30]],
    ['USD', [2, 3, 4, 5, 6, 8, 10, 15, 20, 30]],
    ['PLN', [10, 15, 20, 25, 30, 40, 50, 75, 100, 150]],
    ['AED', [10, 15, 20, 25, 30, 40, 50, 75, 100, 150]],
    ['JPY', [400, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000, 6000]],
  ] as const)('of %s are %j units', (currency, units) => {
    expect(priceSteps(currency)).toEqual(units.map((unit) => unit * 10 ** currencies[currency]));
  });

  it('are as many in each currency', () => {
    expect(new Set(currencyCodes.map((currency) => priceSteps(currency).length)).size).toBe(1);
  });
});

describe('priceChoices', () => {
  it('are the steps and a chosen price between them, once', () => {
    expect(priceChoices('EUR', ['250', '300', undefined]).slice(0, 4)).toEqual([200, 250, 300, 400]);
  });
});
