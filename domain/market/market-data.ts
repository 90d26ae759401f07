import type { Market } from './market-codes';
import type { Currency } from '../money';

/** VAT on new books in basis points (700 is 7 %), valid from a day until the next row. */
export interface VatRow {
  readonly from: string;
  readonly basisPoints: number;
}

export type AddressFieldName = 'line1' | 'line2' | 'postcode' | 'city' | 'region';
export interface AddressField {
  readonly name: AddressFieldName;
  readonly required: boolean;
}

/** Rules of a market. Amounts are minor units of `currency`. */
export interface MarketRules {
  readonly currency: Currency;
  /** Prices and offers are multiples of this number of minor units. */
  readonly step: number;
  /** VAT rates, oldest first. */
  readonly vat: readonly VatRow[];
  /** False: a tax may be added to the price, which the checkout then states. */
  readonly vatIncluded: boolean;
  /** Used copies are taxed on the margin, without stated VAT. @see Directive 2006/112/EC, article 313 */
  readonly marginScheme: boolean;
  readonly smallestBasket: number;
  readonly freePostageFrom: number;
  /** Flat postage of an order below `freePostageFrom`, and refund of inbound postage without a reply label. */
  readonly postage: number;
  /** Working days until delivery, packing included. */
  readonly delivery: readonly [min: number, max: number];
  readonly payouts: readonly ('bank' | 'store-credit')[];
  /** Address fields in the order of the country. */
  readonly address: readonly AddressField[];
  /** Regular expression for the whole postcode, in any case; null: the country has none. */
  readonly postcode: string | null;
  /** The post offers business reply; the licence number is a setting. */
  readonly businessReply: boolean;
}

/** Returns the fields of `line1 line2? postcode city`; a field with `?` is optional. */
function fields(text: string): readonly AddressField[] {
  const names: readonly AddressFieldName[] = ['line1', 'line2', 'postcode', 'city', 'region'];
  return text.split(' ').map((word) => {
    const name = names.find((each) => each === word.replace('?', ''));
    if (name === undefined) throw new RangeError(`not an address field: ${word}`);
    return { name, required: !word.endsWith('?') };
  });
}

const vat = (basisPoints: number): readonly VatRow[] => [{ from: '2020-01-01', basisPoints }];
const bankOrCredit = ['bank', 'store-credit'] as const;
const euro = {
  currency: 'EUR',
  step: 10,
  vatIncluded: true,
  marginScheme: true,
  smallestBasket: 1000,
  freePostageFrom: 2000,
  payouts: bankOrCredit,
  businessReply: true,
} as const satisfies Partial<MarketRules>;
const continental = fields('line1 line2? postcode city');
const fiveDigits = '\\d{5}';

/** Rules of all markets; postage and delivery are the shop's own. @see docs/product.md#markets */
export const markets: Readonly<Record<Market, MarketRules>> = {
  DE: {
    ...euro,
    vat: vat(700),
    postage: 290,
    delivery: [2, 4],
    address: continental,
    postcode: fiveDigits,
  },
  AT: {
    ...euro,
    vat: vat(1000),
    postage: 340,
    delivery: [3, 5],
    address: continental,
    postcode: '[1-9]\\d{3}',
  },
  FR: {
    ...euro,
    vat: vat(550),
    postage: 350,
    delivery: [3, 5],
    address: continental,
    postcode: fiveDigits,
  },
  ES: {
    ...euro,
    vat: vat(400),
    postage: 390,
    delivery: [4, 6],
    address: fields('line1 line2? postcode city region?'),
    postcode: fiveDigits,
  },
  IT: {
    ...euro,
    vat: vat(400),
    postage: 390,
    delivery: [4, 6],
    address: fields('line1 line2? postcode city region?'),
    postcode: fiveDigits,
  },
  NL: {
    ...euro,
    vat: vat(900),
    postage: 320,
    delivery: [2, 4],
    address: continental,
    postcode: '[1-9]\\d{3} ?[A-Za-z]{2}',
  },
  BE: {
    ...euro,
    vat: vat(600),
    postage: 320,
    delivery: [2, 4],
    address: continental,
    postcode: '[1-9]\\d{3}',
  },
  PT: {
    ...euro,
    vat: vat(600),
    postage: 420,
    delivery: [4, 7],
    address: continental,
    postcode: '\\d{4}-?\\d{3}',
  },
  IE: {
    ...euro,
    vat: vat(0),
    postage: 390,
    delivery: [2, 4],
    // Not everybody knows their Eircode; its first half, the routing key, is enough for a parcel.
    address: fields('line1 line2? city region? postcode?'),
    postcode: '[A-Za-z]\\d[\\dWw](?: ?[0-9A-Za-z]{4})?',
  },
  GB: {
    ...euro,
    currency: 'GBP',
    vat: vat(0),
    postage: 290,
    delivery: [3, 5],
    address: fields('line1 line2? city postcode'),
    postcode: '[A-Za-z]{1,2}\\d[A-Za-z\\d]? ?\\d[A-Za-z]{2}',
  },
  PL: {
    ...euro,
    currency: 'PLN',
    vat: vat(500),
    smallestBasket: 4000,
    freePostageFrom: 8000,
    postage: 1190,
    delivery: [3, 5],
    address: continental,
    postcode: '\\d{2}-?\\d{3}',
  },
  US: {
    currency: 'USD',
    step: 10,
    vat: vat(0),
    vatIncluded: false,
    marginScheme: false,
    smallestBasket: 1500,
    freePostageFrom: 3000,
    postage: 490,
    delivery: [6, 10],
    payouts: ['store-credit'],
    businessReply: false,
    address: fields('line1 line2? city region postcode'),
    postcode: '\\d{5}(?:-\\d{4})?',
  },
  JP: {
    currency: 'JPY',
    step: 10,
    vat: vat(1000),
    vatIncluded: true,
    marginScheme: false,
    smallestBasket: 2000,
    freePostageFrom: 4000,
    postage: 450,
    delivery: [6, 10],
    payouts: ['store-credit'],
    businessReply: false,
    address: fields('postcode region city line1 line2?'),
    postcode: '\\d{3}-?\\d{4}',
  },
  AE: {
    currency: 'AED',
    step: 10,
    vat: vat(500),
    vatIncluded: true,
    marginScheme: false,
    smallestBasket: 5000,
    freePostageFrom: 10_000,
    postage: 1800,
    delivery: [5, 9],
    payouts: bankOrCredit,
    businessReply: false,
    address: fields('line1 line2? city region'),
    postcode: null,
  },
};
