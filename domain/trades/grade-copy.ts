import type { UsedGrade } from '../grade';
import type { Grading } from '../desk/grading-schemas';
import { isLower, regradeReasons, rejectReasons, type GradingReason } from './grading';

/** Result of grading one copy. */
export interface GradingResult {
  readonly state: 'as-said' | 'regraded' | 'rejected' | 'missing';
  readonly gradedAs: UsedGrade | null;
  readonly reason: GradingReason | null;
}

const isAmong = (reasons: readonly GradingReason[], reason: GradingReason | undefined): reason is GradingReason =>
  reason !== undefined && reasons.includes(reason);

/**
 * Returns the result of a clerk's grading of a copy, or the problem with it. A better grade counts as declared; a lower
 * grade needs a reason; undeclared library stamps need no lower grade. `isLate`: the parcel missed its grace period, so
 * even a copy as declared gets today's offer and needs a decision.
 * @see docs/product.md#worse-than-said
 */
export function gradeCopy(
  line: { readonly grade: UsedGrade; readonly exLibrary: boolean; readonly isLate: boolean },
  grading: Grading,
): GradingResult | 'grade-not-lower' | 'reason-not-fitting' {
  const { as, grade, reason } = grading;
  const asDeclared: GradingResult = line.isLate
    ? { state: 'regraded', gradedAs: line.grade, reason: 'late' }
    : { state: 'as-said', gradedAs: null, reason: null };
  if (as === 'missing') return { state: 'missing', gradedAs: null, reason: null };
  if (as === 'as-said') return asDeclared;
  if (as === 'rejected')
    return isAmong(rejectReasons, reason) && reason !== 'not-in-trade'
      ? { state: 'rejected', gradedAs: null, reason }
      : 'reason-not-fitting';
  if (grade !== undefined && isLower(line.grade, grade)) return asDeclared;
  if (!isAmong(regradeReasons, reason)) return 'reason-not-fitting';
  const hasUndeclaredStamps = reason === 'library-stamps' && !line.exLibrary && grade === line.grade;
  if (grade === undefined || (!isLower(grade, line.grade) && !hasUndeclaredStamps)) return 'grade-not-lower';
  return { state: 'regraded', gradedAs: grade, reason };
}
