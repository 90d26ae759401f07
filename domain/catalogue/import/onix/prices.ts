import { vatOn, rulesOf } from '../../../market/market';
import { marketCodes, type Market } from '../../../market/market-codes';
import { childOf, childrenOf, textOf, textsOf, type OnixElement } from './element';

/** Facts outside a record on which its price depends. */
export interface PriceContext {
  /** Day of the import, `YYYY-MM-DD`. */
  readonly today: string;
  /** Currency and type that the message's header gives to prices without their own; empty without one. */
  readonly currency: string;
  readonly type: string;
  /** Euros for one unit of another currency, the preferred currency first. */
  readonly rates: ReadonlyMap<string, number>;
}

/** The publisher's price of a new copy in EUR cents. `currencies`: those of prices that the shop can't use. */
export type OnixPrice =
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'other-currency'; readonly currencies: readonly string[] }
  | { readonly kind: 'invalid' };

/** Prices for readers with tax, the best first: fixed, recommended, importer's, publisher's. @see ONIX code list 58 */
const withTax = ['04', '02', '34', '42'];
/** The same prices without tax. */
const withoutTax = ['03', '01', '33', '41'];

/** Price qualifiers of a price for everybody: none, unqualified, consumer. @see ONIX code list 59 */
const openQualifiers: ReadonlySet<string> = new Set(['', '00', '05']);

/** Roles of a price's date. @see ONIX code list 173 */
const fromDate = '14';
const untilDate = '15';

const euroMarkets = marketCodes.filter((market) => rulesOf(market).currency === 'EUR');

/** Market whose price comes first, by the language of the edition. Others follow in the order of the markets. */
const marketOfLanguage: Readonly<Record<string, Market>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  pt: 'PT',
  en: 'IE',
};

interface Candidate {
  readonly amount: number;
  readonly currency: string;
  /** Place in the order of price types. */
  readonly rank: number;
  /** Percent of tax to add; null: the amount has its tax, or the tax is that of the market. */
  readonly taxPercent: number | null;
  readonly isTaxed: boolean;
  readonly territory: OnixElement | undefined;
}

/** Returns an ONIX date as `YYYY-MM-DD`; empty for another form. */
function dayOfDate(text: string): string {
  const match = /^(\d{4})(\d\d)(\d\d)/.exec(text);
  return match === null ? '' : `${match[1]}-${match[2]}-${match[3]}`;
}

/** Returns whether a price is valid on a day (`YYYY-MM-DD`), as far as its record states dates. */
function isCurrent(price: OnixElement, today: string): boolean {
  return childrenOf(price, 'PriceDate').every((date) => {
    const day = dayOfDate(textOf(date, 'Date'));
    const role = textOf(date, 'PriceDateRole');
    if (day === '') return true;
    if (role === fromDate) return day <= today;
    return role !== untilDate || day >= today;
  });
}

/** Returns the tax of a price in percent, as far as its record states it. `Z` is zero-rated. */
function statedTax(price: OnixElement): number | null {
  const tax = childOf(price, 'Tax');
  const percent = textOf(tax, 'TaxRatePercent');
  if (/^\d{1,2}(?:\.\d+)?$/.test(percent)) return Number(percent);
  return textOf(tax, 'TaxRateCode') === 'Z' ? 0 : null;
}

/** Returns the amount of `12.99` or `12,99`; null for another text. */
function readAmount(text: string): number | null {
  return /^\d{1,9}(?:[.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

/** Returns the price as a candidate; null: not for everybody or not valid today; `invalid`: an amount is no amount. */
function candidateOf(
  price: OnixElement,
  market: OnixElement | undefined,
  context: PriceContext,
): Candidate | null | 'invalid' {
  const type = textOf(price, 'PriceType') || context.type;
  const isTaxed = withTax.includes(type);
  const rank = isTaxed ? withTax.indexOf(type) : withTax.length + withoutTax.indexOf(type);
  const text = textOf(price, 'PriceAmount');
  if (text === '' || (!isTaxed && !withoutTax.includes(type)) || !isCurrent(price, context.today)) return null;
  if (!openQualifiers.has(textOf(price, 'PriceQualifier')) || childOf(price, 'PriceCondition') !== undefined)
    return null;
  if (Number(textOf(price, 'MinimumOrderQuantity') || '1') > 1) return null;
  const amount = readAmount(text);
  if (amount === null) return 'invalid';
  if (amount === 0) return null;
  return {
    amount,
    currency: textOf(price, 'CurrencyCode') || context.currency,
    rank,
    isTaxed,
    taxPercent: isTaxed ? null : statedTax(price),
    territory: childOf(price, 'Territory') ?? market,
  };
}

const codesIn = (territory: OnixElement, name: string) => textsOf(territory, name).join(' ').split(/\s+/);

/** Regions that include the countries of the euro: the world and the Eurozone. @see ONIX code list 49 */
const wideRegions = ['WORLD', 'ECZ'];

/** Returns whether a territory includes a country. A price without a territory counts everywhere. */
function isTerritoryOf(territory: OnixElement | undefined, country: Market): boolean {
  if (territory === undefined) return true;
  if (codesIn(territory, 'CountriesExcluded').includes(country)) return false;
  return (
    codesIn(territory, 'CountriesIncluded').includes(country) ||
    codesIn(territory, 'RegionsIncluded').some((region) => wideRegions.includes(region))
  );
}

/** Returns a candidate's amount in cents of the euro, with tax. `market`: the country whose tax is added. */
function centsOf({ amount, isTaxed, taxPercent }: Candidate, rate: number, basisPoints: number): number {
  const percent = isTaxed ? 0 : (taxPercent ?? basisPoints / 100);
  return Math.round(amount * rate * (100 + percent));
}

const bestCandidate = (candidates: readonly Candidate[]) => candidates.toSorted((a, b) => a.rank - b.rank)[0];

/** Returns the price in euros for the first market that has one. */
function euroPrice(candidates: readonly Candidate[], language: string | null, today: string): number | null {
  const euros = candidates.filter(({ currency }) => currency === 'EUR');
  const first = marketOfLanguage[language ?? ''];
  const order = euroMarkets.toSorted((a, b) => Number(b === first) - Number(a === first));
  for (const market of order) {
    const found = bestCandidate(euros.filter(({ territory }) => isTerritoryOf(territory, market)));
    if (found !== undefined) return centsOf(found, 1, vatOn(market, today));
  }
  return null;
}

/** Returns the publisher's price of a new copy in a record's supply. `language`: that of the edition. */
export function readPrice(product: OnixElement, language: string | null, context: PriceContext): OnixPrice {
  const found = childrenOf(product, 'ProductSupply').flatMap((supply) =>
    childrenOf(supply, 'SupplyDetail').flatMap((detail) =>
      childrenOf(detail, 'Price').map((price) => candidateOf(price, childOf(supply, 'Market', 'Territory'), context)),
    ),
  );
  if (found.includes('invalid')) return { kind: 'invalid' };
  const candidates = found.filter((candidate) => candidate !== null && candidate !== 'invalid');
  if (candidates.length === 0) return { kind: 'none' };
  const euros = euroPrice(candidates, language, context.today);
  if (euros !== null) return { kind: 'price', cents: euros };
  for (const [currency, rate] of context.rates) {
    const other = bestCandidate(candidates.filter((candidate) => candidate.currency === currency));
    // Prices without tax stay so: lists of prices in the United States never have it.
    if (other !== undefined) return { kind: 'price', cents: centsOf(other, rate, 0) };
  }
  return { kind: 'other-currency', currencies: [...new Set(candidates.map(({ currency }) => currency))] };
}
