import { z } from 'zod';
import { usedGrades, type UsedGrade } from '../../../domain/grade';
import { moneyIn, type Market } from '../../../domain/market/market';
import { exLibraryAmount } from '../../../domain/pricing/offer';
import type { InboundLineRow } from './trade-rows';

/** The stored amounts by grade, the copy's own flag for a former library's included; null: declined in that grade. */
const amountsSchema = z.record(z.enum(usedGrades), z.int().nullable());

/**
 * What a copy is worth in a grade, in minor units: by the amounts held when the trade was placed, or by today's where
 * the parcel came too late. `stamped`: a library's stamps that nobody had told of, which cost what they cost in a
 * basket.
 */
function amountIn(
  line: Pick<InboundLineRow, 'amounts' | 'today'>,
  grade: UsedGrade,
  stamped: boolean,
  market: Market,
): number {
  const amount = worthIn(line, grade) ?? 0;
  return stamped ? exLibraryAmount(moneyIn(market, amount), market).minor : amount;
}

/**
 * What a copy found worse is worth in a trade's market: the lower grade's stored amount, never more than was agreed.
 */
export function lowerAmount(line: InboundLineRow, market: Market): number {
  if (line.state === 'rejected' || line.graded_as === null) return 0;
  const worth = amountIn(line, line.graded_as, line.reason === 'library-stamps' && line.ex_library === 0, market);
  return line.reason === 'late' ? worth : Math.min(line.amount, worth);
}

/** A copy's amount in a grade as it stands in the trade; null where the shop does not take it in that grade. */
export function worthIn(line: Pick<InboundLineRow, 'amounts' | 'today'>, grade: UsedGrade): number | null {
  return amountsSchema.parse(JSON.parse(line.today ?? line.amounts))[grade] ?? null;
}
