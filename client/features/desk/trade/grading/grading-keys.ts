import type { Grading } from '../../../../../domain/desk/grading-schemas';
import { usedGrades, type UsedGrade } from '../../../../../domain/grade';
import { isLower, regradeReasons, rejectReasons, type GradingReason } from '../../../../../domain/trades/grading';

/** Question that the clerk answers about the current copy. */
export type GradingMode =
  | { readonly kind: 'line' }
  | { readonly kind: 'grade' }
  | { readonly kind: 'why'; readonly grade: UsedGrade }
  | { readonly kind: 'reject' };

export type GradingStep =
  | { readonly kind: 'send'; readonly grading: Grading }
  | { readonly kind: 'mode'; readonly mode: GradingMode }
  | { readonly kind: 'undo' | 'photo' | 'finish' | 'next' | 'previous' | 'grade-by-next-scan' | 'label' }
  | { readonly kind: 'nothing' };

/** Facts of a copy that decide the meaning of a key. */
export interface SelectedCopy {
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
}

export const lineMode: GradingMode = { kind: 'line' };
const reasonLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Returns the key of a choice in a list of reasons. */
export const reasonKey = (at: number): string => reasonLetters.charAt(at);

/** Reasons to refuse a copy of the trade. `not-in-trade` belongs to books without a line. */
export const refusals: readonly GradingReason[] = rejectReasons.filter((reason) => reason !== 'not-in-trade');

/** Returns the reasons that a grade can have. Only stamps of a library can be a reason in the declared grade. */
export function reasonsFor(grade: UsedGrade, copy: SelectedCopy): readonly GradingReason[] {
  if (isLower(grade, copy.grade)) return regradeReasons;
  return grade === copy.grade && !copy.exLibrary ? ['library-stamps'] : [];
}

const sendAsSaid: GradingStep = { kind: 'send', grading: { as: 'as-said' } };
const switchTo = (mode: GradingMode): GradingStep => ({ kind: 'mode', mode });

/**
 * Returns the step for a chosen grade. The same or a better grade means as said, a lower one asks for the reason.
 * `isCorrection`: the clerk chose "lower" first, so the same grade means stamps of a library.
 */
export function stepForGrade(grade: UsedGrade, copy: SelectedCopy, isCorrection: boolean): GradingStep {
  if (isLower(grade, copy.grade) || (isCorrection && reasonsFor(grade, copy).length > 0))
    return switchTo({ kind: 'why', grade });
  return sendAsSaid;
}

const copyCommands: Readonly<Record<string, GradingStep>> = {
  Enter: sendAsSaid,
  R: switchTo({ kind: 'grade' }),
  X: switchTo({ kind: 'reject' }),
  M: { kind: 'send', grading: { as: 'missing' } },
};
const generalCommands: Readonly<Record<string, GradingStep>> = {
  Escape: switchTo(lineMode),
  U: { kind: 'undo' },
  P: { kind: 'photo' },
  F: { kind: 'finish' },
  S: { kind: 'grade-by-next-scan' },
  L: { kind: 'label' },
  ArrowDown: { kind: 'next' },
  ArrowUp: { kind: 'previous' },
};

/**
 * Returns the step for a pressed key. For the current copy: Enter as said, 1 to 4 a grade, R lower, X refuse, M
 * missing, then a letter for the reason. Always: U undo, P photo, L label, F finish, S the switch "graded by the next
 * scan".
 */
export function gradingStep(key: string, mode: GradingMode, copy: SelectedCopy | null): GradingStep {
  if (copy !== null) {
    const grade = usedGrades[Number(key) - 1];
    if (mode.kind === 'why' || mode.kind === 'reject') {
      const reason = (mode.kind === 'why' ? reasonsFor(mode.grade, copy) : refusals)[
        key.length === 1 ? reasonLetters.indexOf(key) : -1
      ];
      if (reason !== undefined)
        return {
          kind: 'send',
          grading: mode.kind === 'why' ? { as: 'regraded', grade: mode.grade, reason } : { as: 'rejected', reason },
        };
    }
    if (grade !== undefined && mode.kind !== 'reject') return stepForGrade(grade, copy, mode.kind !== 'line');
    if (mode.kind === 'line' && copyCommands[key] !== undefined) return copyCommands[key];
  }
  return generalCommands[key] ?? { kind: 'nothing' };
}
