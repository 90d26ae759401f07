import { usedGrades, type UsedGrade } from '../grade';

/** What a person can decide about a copy found worse; `accept` means the lower amount, and only for a regraded one. */
export const decisions = ['accept', 'return', 'recycle'] as const;
export type Decision = (typeof decisions)[number];

/** Why a copy is worth less than said, and why it is refused (docs/product.md#grades). */
export const regradeReasons = [
  'marks',
  'wear',
  'spine',
  'pages-loose',
  'stains',
  'dust-jacket-missing',
  'library-stamps',
] as const;
export const rejectReasons = [
  'no-isbn',
  'other-edition',
  'proof-copy',
  'pages-missing',
  'parts-missing',
  'water',
  'mould',
  'smoke',
  'code-used',
  'unreadable',
  'not-in-trade',
  'too-worn',
] as const;
/** The parcel came after its grace, so the copy is offered at today's amount. */
export const gradingReasons = [...regradeReasons, ...rejectReasons, 'late'] as const;
export type GradingReason = (typeof gradingReasons)[number];

/** Whether a grade is lower than another one. */
export function isLower(grade: UsedGrade, than: UsedGrade): boolean {
  return usedGrades.indexOf(grade) > usedGrades.indexOf(than);
}

/**
 * What was chosen at checkout, applied to a copy found worse (docs/product.md#worse-than-said): null means that the
 * person is asked. `accept` takes the lower amount down to a share of the offer, and asks below it; a refused copy
 * can't be accepted.
 */
export function presetDecision(
  found: { readonly kind: 'regraded' | 'rejected'; readonly agreed: number; readonly lower: number },
  chosen: { readonly ifWorse: 'ask' | 'accept' | 'return' | 'recycle'; readonly downTo: number },
): Decision | null {
  if (chosen.ifWorse === 'return' || chosen.ifWorse === 'recycle') return chosen.ifWorse;
  if (chosen.ifWorse === 'accept' && found.kind === 'regraded' && found.lower * 100 >= found.agreed * chosen.downTo)
    return 'accept';
  return null;
}

/**
 * The same for a line as it was graded: a copy offered at today's amount, since its parcel came too late, is always
 * asked about.
 */
export function presetFor(
  found: {
    readonly kind: 'regraded' | 'rejected';
    readonly agreed: number;
    readonly lower: number;
    readonly late: boolean;
  },
  chosen: { readonly ifWorse: 'ask' | 'accept' | 'return' | 'recycle'; readonly downTo: number },
): Decision | null {
  return found.late && found.kind === 'regraded' ? null : presetDecision(found, chosen);
}
