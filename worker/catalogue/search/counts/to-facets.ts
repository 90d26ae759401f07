import { priceSteps } from '../../../../domain/catalogue/find/price-steps';
import type { BookList } from '../../../../domain/catalogue/schemas';
import { grades } from '../../../../domain/grade';
import { rulesOf, type Market } from '../../../../domain/market/market';
import { money } from '../../../../domain/money';
import { toMarketPrice, type Rate } from '../../../../domain/rates';
import { toNameFacets } from './count-names';
import { priceStep } from './count-sql';
import type { FacetRow } from './facet-reads';

/**
 * Returns the number of works by step of price (`priceSteps`), from 0 on. `prices`: works by lower end of a step of
 * `priceStep` EUR cents, which counts at its middle, because it may lie across a step of another currency.
 */
function priceSpread(prices: ReadonlyMap<number, number>, market: Market, rate: Rate): BookList['prices'] {
  const { currency } = rulesOf(market);
  const ends = [0, ...priceSteps(currency)];
  const top = toMarketPrice(Math.max(...prices.keys()) + priceStep, rate, market).minor;
  const works = [...prices].map(([price, count]) => ({
    price: toMarketPrice(price + priceStep / 2, rate, market).minor,
    count,
  }));
  return ends.map((from, index) => {
    const next = ends[index + 1];
    const inStep = works.filter(({ price }) => price >= from && (next === undefined || price < next));
    return {
      from: money(from, currency),
      to: money(next ?? Math.max(top, from), currency),
      count: inStep.reduce((total, { count }) => total + count, 0),
    };
  });
}

/** Returns the counts by the values of each facet, highest first; grades stay best first. */
export function toFacets(rows: readonly FacetRow[], market: Market, rate: Rate): Pick<BookList, 'facets' | 'prices'> {
  const countsOf = (kind: string) =>
    rows.filter((row) => row.kind === kind).map((row) => ({ value: String(row.value), count: row.count }));
  const sorted = (kind: string) => countsOf(kind).toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  const countOfGrade = new Map(countsOf('grade').map(({ value, count }) => [value, count]));
  const prices = new Map(countsOf('price').map(({ value, count }) => [Number(value), count]));
  return {
    facets: {
      ...toNameFacets(rows),
      languages: sorted('language'),
      subjects: sorted('subject'),
      formats: sorted('format'),
      grades: grades.flatMap((grade) => {
        const count = countOfGrade.get(grade);
        return count === undefined ? [] : [{ value: grade, count }];
      }),
    },
    prices: prices.size === 0 ? [] : priceSpread(prices, market, rate),
  };
}
