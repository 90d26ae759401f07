import type { UsedGrade } from '../grade';
import type { Grading } from '../desk/grading-schemas';
import { isLower, regradeReasons, rejectReasons, type GradingReason } from './grading';

/** A copy as the desk found it, ready to be written. */
export interface Found {
  readonly state: 'as-said' | 'regraded' | 'rejected' | 'missing';
  readonly gradedAs: UsedGrade | null;
  readonly reason: GradingReason | null;
}

const among = (reasons: readonly GradingReason[], reason: GradingReason | undefined): reason is GradingReason =>
  reason !== undefined && reasons.includes(reason);

/**
 * What a clerk's word about a copy comes to (docs/product.md#worse-than-said), or the problem with it. Better than said
 * counts as said; a worse grade needs a reason; stamps of a library that nobody told of need no lower grade. `late`:
 * the parcel came after its grace, so that even a copy that is as said is offered at today's amount and waits for a
 * yes.
 */
export function foundCopy(
  line: { readonly grade: UsedGrade; readonly exLibrary: boolean; readonly late: boolean },
  said: Grading,
): Found | 'grade-not-lower' | 'reason-not-fitting' {
  const { as, grade, reason } = said;
  const asSaid: Found = line.late
    ? { state: 'regraded', gradedAs: line.grade, reason: 'late' }
    : { state: 'as-said', gradedAs: null, reason: null };
  if (as === 'missing') return { state: 'missing', gradedAs: null, reason: null };
  if (as === 'as-said') return asSaid;
  if (as === 'rejected')
    return among(rejectReasons, reason) && reason !== 'not-in-trade'
      ? { state: 'rejected', gradedAs: null, reason }
      : 'reason-not-fitting';
  if (grade !== undefined && isLower(line.grade, grade)) return asSaid;
  if (!among(regradeReasons, reason)) return 'reason-not-fitting';
  const stamped = reason === 'library-stamps' && !line.exLibrary && grade === line.grade;
  if (grade === undefined || (!isLower(grade, line.grade) && !stamped)) return 'grade-not-lower';
  return { state: 'regraded', gradedAs: grade, reason };
}
