import { usedGrades, type UsedGrade } from '../grade';

/** Decisions about a copy graded lower; `accept` takes the lower amount and is impossible for a rejected copy. */
export const decisions = ['accept', 'return', 'recycle'] as const;
export type Decision = (typeof decisions)[number];

/** Reasons for a lower grade, and reasons for a rejection. @see docs/product.md#grades */
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
/** All reasons; `late`: the parcel missed its grace period, so the copy gets today's offer. */
export const gradingReasons = [...regradeReasons, ...rejectReasons, 'late'] as const;
export type GradingReason = (typeof gradingReasons)[number];

/** Returns whether a grade is lower than another one. */
export function isLower(grade: UsedGrade, than: UsedGrade): boolean {
  return usedGrades.indexOf(grade) > usedGrades.indexOf(than);
}

/**
 * Returns the decision that the choice at checkout makes for a regraded or rejected copy, or null: the person is asked.
 * `accept` takes a lower amount down to `downTo` percent of the agreed one. A rejected copy can't be accepted.
 * @see docs/product.md#worse-than-said
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
 * Returns the decision of `presetDecision` for a graded line. Null for a regraded copy of a late parcel, because the
 * person always decides about it.
 */
export function presetLineDecision(
  found: {
    readonly kind: 'regraded' | 'rejected';
    readonly agreed: number;
    readonly lower: number;
    readonly isLate: boolean;
  },
  chosen: { readonly ifWorse: 'ask' | 'accept' | 'return' | 'recycle'; readonly downTo: number },
): Decision | null {
  return found.isLate && found.kind === 'regraded' ? null : presetDecision(found, chosen);
}
