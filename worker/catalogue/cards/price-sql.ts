import { isUsed, type Grade } from '../../../domain/grade';
import { hasBookPriceRule } from '../../../domain/law/book-prices';
import { rulesOf, type Market } from '../../../domain/market/market';
import { currencies } from '../../../domain/money';

/**
 * Returns the SQL of the price that a market shows for stock item `s` at rate `r`, in minor units. It is the price of
 * `shownPrice` where `isPriceInSql`. `step` and `unit`: placeholders of `priceValues`.
 */
export const shownPriceSql = (step: string, unit: string): string =>
  `max(${step}, CAST(s.price * r.micro * ${unit} / 1e6 / ${step} + 0.5 + 1e-9 AS INTEGER) * ${step})`;

/** Returns the market's step, and the minor units that a hundredth of its currency is, for `shownPriceSql`. */
export function priceValues(market: Market): readonly [step: number, unit: number] {
  const { step, currency } = rulesOf(market);
  return [step, 10 ** (currencies[currency] - 2)];
}

/** Returns whether `shownPriceSql` has the price of a grade in a market. A bound price in euro is not rounded. */
export function isPriceInSql(market: Market, grade: Grade): boolean {
  return isUsed(grade) || rulesOf(market).currency !== 'EUR' || !hasBookPriceRule(market);
}
