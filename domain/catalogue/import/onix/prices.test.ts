import { describe, expect, it } from 'vitest';
import type { OnixElement } from './element';
import { readPrice, type PriceContext } from './prices';

const element = (name: string, ...content: readonly (OnixElement | string)[]): OnixElement => ({
  name,
  attributes: {},
  content,
});

/** Returns a price from `type amount currency`, with its countries and further elements. */
function price(text: string, countries = '', ...more: readonly OnixElement[]): OnixElement {
  const [type = '', amount = '', currency = ''] = text.split(' ');
  return element(
    'Price',
    ...(type === '-' ? [] : [element('PriceType', type)]),
    element('PriceAmount', amount),
    ...(currency === '' ? [] : [element('CurrencyCode', currency)]),
    ...(countries === '' ? [] : [element('Territory', element('CountriesIncluded', countries))]),
    ...more,
  );
}
const supply = (prices: readonly OnixElement[], ...market: readonly OnixElement[]) =>
  element('Product', element('ProductSupply', ...market, element('SupplyDetail', ...prices)));
const world = (except: string) =>
  element('Territory', element('RegionsIncluded', 'WORLD'), element('CountriesExcluded', except));
const dated = (role: string, day: string) => element('PriceDate', element('PriceDateRole', role), element('Date', day));
const tax = (percent: string) => element('Tax', element('TaxRatePercent', percent));

const context: PriceContext = { today: '2026-11-27', currency: '', type: '', rates: new Map() };

describe('readPrice', () => {
  it.each<[string, readonly OnixElement[], string, number]>([
    ['with tax', [price('02 8.99 EUR')], 'en', 899],
    ['with a comma', [price('02 8,99 EUR')], 'en', 899],
    ['fixed before recommended', [price('02 8.99 EUR'), price('04 9.99 EUR')], 'de', 999],
    ['of the country of the language', [price('04 10.00 EUR', 'DE'), price('04 10.30 EUR', 'AT FR')], 'fr', 1030],
    ['of the first country that has one', [price('04 10.30 EUR', 'FR'), price('04 10.00 EUR', 'AT')], 'pl', 1000],
    [
      'of the world without some countries',
      [price('02 5.00 EUR', '', world('DE')), price('02 6.00 EUR', 'DE')],
      'de',
      600,
    ],
    ['without tax, with the stated tax', [price('01 10.00 EUR', '', tax('5.5'))], 'fr', 1055],
    ['without tax, with the tax of the country', [price('01 8.99 EUR', 'AT BE DE FR')], 'de', 962],
    ['with tax before the one without', [price('01 9.00 EUR'), price('02 9.99 EUR')], 'de', 999],
    [
      'valid today',
      [price('02 7.00 EUR', '', dated('15', '20261126')), price('02 8.00 EUR', '', dated('14', '20261127'))],
      'en',
      800,
    ],
    [
      'for everybody',
      [
        price('02 5.00 EUR', '', element('PriceQualifier', '06')),
        price('02 8.00 EUR', '', element('PriceQualifier', '05')),
      ],
      'en',
      800,
    ],
    ['of one copy', [price('02 5.00 EUR', '', element('MinimumOrderQuantity', '10')), price('02 8.00 EUR')], 'en', 800],
    ['without a condition', [price('02 5.00 EUR', '', element('PriceCondition')), price('02 8.00 EUR')], 'en', 800],
  ])('takes the price %s', (_, prices, language, cents) => {
    expect(readPrice(supply(prices), language, context)).toEqual({ kind: 'price', cents });
  });

  it('takes currency and type of the header and the territory of the market', () => {
    const product = supply(
      [price('- 8.99')],
      element('Market', element('Territory', element('CountriesIncluded', 'NL'))),
    );

    expect(readPrice(product, 'nl', { ...context, currency: 'EUR', type: '02' })).toEqual({
      kind: 'price',
      cents: 899,
    });
  });

  it('takes another currency at the rate that the person gives, the first one first', () => {
    const product = supply([price('02 9.99 GBP'), price('01 14.00 USD')]);
    const rates = new Map([
      ['USD', 0.9],
      ['GBP', 1.15],
    ]);

    expect(readPrice(product, 'en', { ...context, rates })).toEqual({ kind: 'price', cents: 1260 });
    expect(readPrice(product, 'en', { ...context, rates: new Map([['GBP', 1.15]]) })).toEqual({
      kind: 'price',
      cents: 1149,
    });
    expect(readPrice(product, 'en', context)).toEqual({ kind: 'other-currency', currencies: ['GBP', 'USD'] });
  });

  it.each<[string, readonly OnixElement[]]>([
    ['nobody but the trade pays it', [price('05 4.00 EUR')]],
    ['it is none', []],
    ['it is zero', [price('02 0.00 EUR')]],
    ['the book is not for sale in a country of the shop', [price('02 4.00 EUR', 'GR')]],
  ])('has none where %s', (_, prices) => {
    expect(readPrice(supply(prices), 'en', context).kind).not.toBe('price');
  });

  it('is invalid where the amount is no amount', () => {
    expect(readPrice(supply([price('02 free EUR')]), 'en', context)).toEqual({ kind: 'invalid' });
  });
});
