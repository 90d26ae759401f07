import { isUsed, type Grade } from '../grade';
import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';
import { pricePolicy } from '../policy/pricing';
import { toMarketCurrency, toMarketPrice, type Rate } from '../rates';
import { addDays } from '../time';
import type { PriceReason } from './schemas';
import type { Supply } from './supply';

const percent = (share: number) => share / 100;

/** Returns the price of a grade in EUR cents, unrounded, at ordinary demand and stock. */
function gradePrice(referenceCents: number, grade: Grade): number {
  return isUsed(grade) ? referenceCents * percent(pricePolicy.share[grade]) : referenceCents;
}

/**
 * Returns the base price of one copy in EUR cents, at least one, which the nightly job stores per stock item. `new`
 * costs the publisher's price. A used grade costs its share of it, more with much demand and less with many free
 * copies. `supply` covers all grades, so a worse grade never costs more than a better one.
 * @see docs/product.md#prices
 */
export function basePrice(referenceCents: number, grade: Grade, supply: Supply): number {
  if (!isUsed(grade)) return Math.max(1, referenceCents);
  const price = gradePrice(referenceCents, grade);
  const demand = Math.min(
    pricePolicy.maxDemandPercent,
    Math.max(0, supply.demand - pricePolicy.ordinaryDemand) * pricePolicy.demandStep,
  );
  const copies = supply.onHand - supply.reserved + supply.onTheWay;
  const stock = Math.min(
    pricePolicy.maxStockPercent,
    Math.max(0, copies - pricePolicy.ordinaryStock) * pricePolicy.stockStep,
  );
  const minPrice = Math.min(pricePolicy.minCents, referenceCents);
  return Math.max(1, Math.round(Math.max(minPrice, price * (1 + percent(demand) - percent(stock)))));
}

export interface ShownPrice {
  readonly price: Money;
  /** Reasons whose amounts add up to `price`. */
  readonly reasons: readonly PriceReason[];
}

/**
 * Returns the price that a market shows for a stored base price, with its reasons. It is rounded to the market's step,
 * at least one step. `bound`: a law fixes the price of this copy; in euro it is the publisher's price to the cent.
 * @throws {RangeError} on a rate of another currency
 */
export function shownPrice(copy: {
  readonly baseCents: number;
  readonly referenceCents: number;
  readonly grade: Grade;
  readonly bound: boolean;
  readonly market: Market;
  readonly rate: Rate;
}): ShownPrice {
  const { baseCents, referenceCents, grade, bound, market, rate } = copy;
  const { step, currency } = rulesOf(market);
  const exact = toMarketCurrency(baseCents, rate, market);
  const isToTheCent = bound && currency === 'EUR';
  const rounded = isToTheCent ? exact : toMarketPrice(baseCents, rate, market);
  const price = money(Math.max(rounded.minor, isToTheCent ? 1 : step), currency);
  const ordinary = Math.round(gradePrice(referenceCents, grade));
  const changeOfPrice = baseCents - ordinary;
  const parts: (readonly [PriceReason['code'], number])[] = [
    [bound ? 'publisher-price' : 'reference', referenceCents],
    ['grade', ordinary - referenceCents],
    // The nightly price differs because of demand when it is higher, because of stock when it is lower.
    [changeOfPrice > 0 ? 'demand' : 'stock', changeOfPrice],
  ];
  const reasons: PriceReason[] = parts
    .map(([code, cents]) => ({ code, amount: toMarketCurrency(cents, rate, market) }))
    .filter(({ amount }) => amount.minor !== 0);
  const rest = price.minor - reasons.reduce((total, { amount }) => total + amount.minor, 0);
  return { price, reasons: rest === 0 ? reasons : [...reasons, { code: 'rounding', amount: money(rest, currency) }] };
}

/** A base price that was valid from `day` (`YYYY-MM-DD`) on. */
export interface PastPrice {
  readonly day: string;
  readonly baseCents: number;
}

/**
 * Returns the price to strike out beside today's, or null: the lowest price of the 30 days before, if today's is lower.
 * Null also for a copy with a bound price. `history` may have any order; days from today on are skipped, and
 * the last day before the 30 days counts. All prices use today's rate, so that a falling currency is no discount.
 * @see docs/product.md#struck-out-prices; Directive 98/6/EC, article 6a
 */
export function struckOutPrice(copy: {
  readonly baseCents: number;
  readonly history: readonly PastPrice[];
  readonly today: string;
  readonly bound: boolean;
  readonly market: Market;
  readonly rate: Rate;
}): Money | null {
  const { market, rate, today } = copy;
  if (copy.bound) return null;
  const begin = addDays(today, -pricePolicy.historyDays);
  const past = copy.history.filter(({ day }) => day < today);
  const inForce = past
    .filter(({ day }) => day <= begin)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  const counted = [...past.filter(({ day }) => day > begin), ...(inForce === undefined ? [] : [inForce])];
  if (counted.length === 0) return null;
  const lowest = toMarketPrice(Math.min(...counted.map(({ baseCents }) => baseCents)), rate, market);
  return toMarketPrice(copy.baseCents, rate, market).minor < lowest.minor ? lowest : null;
}
