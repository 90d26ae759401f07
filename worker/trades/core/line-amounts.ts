import { z } from 'zod';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { moneyIn, type Market } from '../../../domain/market/market';
import { exLibraryAmount } from '../../../domain/pricing/offer';
import type { InboundLineRow } from './trade-rows';

/** Amounts by grade in minor units, the ex-library deduction included; null: declined in that grade. */
const amountsSchema = z.record(z.enum(usedGrades), z.int().nullable());

/**
 * Returns the worth of a copy in a grade, in minor units: today's amounts for a late parcel, else those of the hold.
 * `hasUndeclaredStamps`: library stamps that the customer did not declare, deducted as in the basket.
 */
function amountInGrade(
  line: Pick<InboundLineRow, 'amounts' | 'today'>,
  grade: UsedGrade,
  hasUndeclaredStamps: boolean,
  market: Market,
): number {
  const amount = storedAmount(line, grade) ?? 0;
  return hasUndeclaredStamps ? exLibraryAmount(moneyIn(market, amount), market).minor : amount;
}

/**
 * Returns what the shop pays for a copy graded worse than declared, in minor units: the stored amount of the lower
 * grade, at most the agreed amount. A late copy has its amount of today. A refused copy has 0.
 */
export function lowerAmount(line: InboundLineRow, market: Market): number {
  if (line.state === 'rejected' || line.graded_as === null) return 0;
  const worth = amountInGrade(line, line.graded_as, line.reason === 'library-stamps' && line.ex_library === 0, market);
  return line.reason === 'late' ? worth : Math.min(line.amount, worth);
}

/** Returns the stored amount of a copy in a grade, in minor units; null where the shop declines it in that grade. */
export function storedAmount(line: Pick<InboundLineRow, 'amounts' | 'today'>, grade: UsedGrade): number | null {
  return amountsSchema.parse(JSON.parse(line.today ?? line.amounts))[grade] ?? null;
}
