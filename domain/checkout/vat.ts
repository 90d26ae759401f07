import type { Cart } from '../cart/schemas';
import { rulesOf, vatOn, type Market } from '../market';
import { money, roundTo } from '../money';
import type { Quote } from './schemas';

/** VAT inside a gross amount of minor units, rounded to the minor unit. */
export function vatInside(gross: number, basisPoints: number): number {
  return roundTo((gross * basisPoints) / (10_000 + basisPoints));
}

/**
 * VAT content of the `new` copies of a cart by the rate of the day, line by line; used copies are under the margin
 * scheme, of which no VAT is shown (product page, section 4, Money). `rate` is in percent.
 */
export function vatOf(cart: Cart, market: Market, today: string): Quote['vat'] {
  const { currency, vatIncluded } = rulesOf(market);
  const basisPoints = vatIncluded ? vatOn(market, today) : 0;
  let content = 0;
  for (const line of cart.lines) if (!line.used) content += vatInside(line.total.minor, basisPoints);
  return {
    rate: basisPoints / 100,
    amount: money(content, currency),
    included: vatIncluded,
    marginScheme: vatIncluded && cart.lines.some((line) => line.used),
  };
}
