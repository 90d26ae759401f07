import { roundTo } from '../money';

/**
 * Returns the VAT contained in a gross amount of minor units, rounded to the minor unit. `basisPoints`: the rate, 700
 * for 7 %.
 */
export function vatContained(gross: number, basisPoints: number): number {
  return roundTo((gross * basisPoints) / (10_000 + basisPoints));
}
