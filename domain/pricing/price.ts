import { isUsed, type Grade } from '../grade';
import { rulesOf, type Market } from '../market/market';
import { money, type Money } from '../money';
import { pricePolicy } from '../policy';
import { converted, inMarket, type Rate } from '../rates';
import { addDays } from '../time';
import type { PriceReason } from './schemas';
import type { Supply } from './supply';

const percent = (share: number) => share / 100;

/** What a copy of a grade costs in EUR cents (unrounded) while demand and stock are ordinary. */
function gradePrice(referenceCents: number, grade: Grade): number {
  return isUsed(grade) ? referenceCents * percent(pricePolicy.share[grade]) : referenceCents;
}

/**
 * The base price of one copy in EUR cents, as the nightly job stores it per stock item (docs/product.md#prices).
 * `new` costs the publisher's price; a used grade costs its share of it, a little more while many want the edition,
 * a little less while many copies are free. The supply is the edition's, all grades together, so a worse grade of one
 * edition never costs more than a better one. Always at least one cent.
 */
export function basePrice(referenceCents: number, grade: Grade, supply: Supply): number {
  if (!isUsed(grade)) return Math.max(1, referenceCents);
  const price = gradePrice(referenceCents, grade);
  const demand = Math.min(
    pricePolicy.demandMost,
    Math.max(0, supply.demand - pricePolicy.ordinaryDemand) * pricePolicy.demandStep,
  );
  const copies = supply.onHand - supply.reserved + supply.onTheWay;
  const stock = Math.min(
    pricePolicy.stockMost,
    Math.max(0, copies - pricePolicy.ordinaryStock) * pricePolicy.stockStep,
  );
  const least = Math.min(pricePolicy.leastCents, referenceCents);
  return Math.max(1, Math.round(Math.max(least, price * (1 + percent(demand) - percent(stock)))));
}

export interface ShownPrice {
  readonly price: Money;
  /** Their amounts add up to `price`. */
  readonly reasons: readonly PriceReason[];
}

/**
 * A stored base price as a market shows it, with its reasons. Rounded to the market's step, but never to nothing; where
 * the law binds a `new` copy to the publisher's price in euro, that price stands as it is, to the cent.
 * Throws a RangeError on another currency's rate.
 */
export function shownPrice(copy: {
  readonly baseCents: number;
  readonly referenceCents: number;
  readonly grade: Grade;
  readonly market: Market;
  readonly rate: Rate;
}): ShownPrice {
  const { baseCents, referenceCents, grade, market, rate } = copy;
  const { step, currency, bookPriceLaw } = rulesOf(market);
  const exact = converted(baseCents, rate, market);
  const bound = bookPriceLaw && !isUsed(grade);
  const rounded = bound && currency === 'EUR' ? exact : inMarket(baseCents, rate, market);
  const price = money(Math.max(rounded.minor, bound && currency === 'EUR' ? 1 : step), currency);
  const ordinary = Math.round(gradePrice(referenceCents, grade));
  const moved = baseCents - ordinary;
  const parts: (readonly [PriceReason['code'], number])[] = [
    [bound ? 'publisher-price' : 'reference', referenceCents],
    ['grade', ordinary - referenceCents],
    // What the nightly price differs by was demand when it rose, stock when it fell.
    [moved > 0 ? 'demand' : 'stock', moved],
  ];
  const reasons: PriceReason[] = parts
    .map(([code, cents]) => ({ code, amount: converted(cents, rate, market) }))
    .filter(({ amount }) => amount.minor !== 0);
  const rest = price.minor - reasons.reduce((total, { amount }) => total + amount.minor, 0);
  return { price, reasons: rest === 0 ? reasons : [...reasons, { code: 'rounding', amount: money(rest, currency) }] };
}

/** A base price that was in force from `day` (`YYYY-MM-DD`) on. */
export interface PastPrice {
  readonly day: string;
  readonly baseCents: number;
}

/**
 * The price to strike out beside today's, or null: the lowest of the 30 days before, only where today's is below it,
 * and never for a `new` copy under a book-price law (docs/product.md#struck-out-prices). `history` in any order; rows
 * of today and later are skipped, and the last row before the 30 days counts, since it was in force when they began.
 * All prices are shown at today's rate, so that a falling currency is no bargain.
 */
export function struckOutPrice(copy: {
  readonly baseCents: number;
  readonly history: readonly PastPrice[];
  readonly today: string;
  readonly grade: Grade;
  readonly market: Market;
  readonly rate: Rate;
}): Money | null {
  const { market, rate, today, grade } = copy;
  if (!isUsed(grade) && rulesOf(market).bookPriceLaw) return null;
  const begin = addDays(today, -pricePolicy.historyDays);
  const past = copy.history.filter(({ day }) => day < today);
  const inForce = past
    .filter(({ day }) => day <= begin)
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .at(-1);
  const counted = [...past.filter(({ day }) => day > begin), ...(inForce === undefined ? [] : [inForce])];
  if (counted.length === 0) return null;
  const lowest = inMarket(Math.min(...counted.map(({ baseCents }) => baseCents)), rate, market);
  return inMarket(copy.baseCents, rate, market).minor < lowest.minor ? lowest : null;
}
