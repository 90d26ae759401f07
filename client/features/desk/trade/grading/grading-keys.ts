import type { Grading } from '../../../../../domain/desk/grading-schemas';
import { usedGrades, type UsedGrade } from '../../../../../domain/grade';
import { isLower, regradeReasons, rejectReasons, type GradingReason } from '../../../../../domain/trades/grading';

/** Question that the clerk answers about the present copy. */
export type GradingMode =
  | { readonly kind: 'line' }
  | { readonly kind: 'grade' }
  | { readonly kind: 'why'; readonly grade: UsedGrade }
  | { readonly kind: 'reject' };

export type GradingStep =
  | { readonly kind: 'send'; readonly grading: Grading }
  | { readonly kind: 'mode'; readonly mode: GradingMode }
  | { readonly kind: 'undo' | 'photo' | 'finish' | 'next' | 'previous' | 'scan-on' | 'label' }
  | { readonly kind: 'nothing' };

/** Facts of a copy that decide the meaning of a key. */
export interface SelectedCopy {
  readonly grade: UsedGrade;
  readonly exLibrary: boolean;
}

export const lineMode: GradingMode = { kind: 'line' };
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Returns the key of a choice in a list of reasons. */
export const reasonKey = (at: number): string => letters.charAt(at);

/** Reasons to refuse a copy of the trade. `not-in-trade` belongs to books without a line. */
export const refusals: readonly GradingReason[] = rejectReasons.filter((reason) => reason !== 'not-in-trade');

/** Returns the reasons why a copy is worth less. Stamps of a library need no lower grade, all others do. */
export function reasonsFor(grade: UsedGrade, copy: SelectedCopy): readonly GradingReason[] {
  if (isLower(grade, copy.grade)) return regradeReasons;
  return grade === copy.grade && !copy.exLibrary ? ['library-stamps'] : [];
}

const asSaid: GradingStep = { kind: 'send', grading: { as: 'as-said' } };
const switchTo = (mode: GradingMode): GradingStep => ({ kind: 'mode', mode });

/**
 * Returns the step for a named grade: the same or a better one is as said, a lower one asks for the reason. `isSure`:
 * it was named as a correction, so the same grade means stamps.
 */
export function stepForGrade(grade: UsedGrade, copy: SelectedCopy, isSure: boolean): GradingStep {
  if (isLower(grade, copy.grade) || (isSure && reasonsFor(grade, copy).length > 0))
    return switchTo({ kind: 'why', grade });
  return asSaid;
}

const commands: Readonly<Record<string, GradingStep>> = {
  Enter: asSaid,
  R: switchTo({ kind: 'grade' }),
  X: switchTo({ kind: 'reject' }),
  M: { kind: 'send', grading: { as: 'missing' } },
};
const always: Readonly<Record<string, GradingStep>> = {
  Escape: switchTo(lineMode),
  U: { kind: 'undo' },
  P: { kind: 'photo' },
  F: { kind: 'finish' },
  S: { kind: 'scan-on' },
  L: { kind: 'label' },
  ArrowDown: { kind: 'next' },
  ArrowUp: { kind: 'previous' },
};

/**
 * Returns the meaning of a key: Enter as said, 1 to 4 the grades, R lower, X refuse, M missing, letters the reasons, U
 * undo, P photo, S scan on as said, L label, F
 * finish.
 */
export function gradingStep(key: string, mode: GradingMode, copy: SelectedCopy | null): GradingStep {
  if (copy !== null) {
    const grade = usedGrades[Number(key) - 1];
    if (mode.kind === 'why' || mode.kind === 'reject') {
      const reason = (mode.kind === 'why' ? reasonsFor(mode.grade, copy) : refusals)[
        key.length === 1 ? letters.indexOf(key) : -1
      ];
      if (reason !== undefined)
        return {
          kind: 'send',
          grading: mode.kind === 'why' ? { as: 'regraded', grade: mode.grade, reason } : { as: 'rejected', reason },
        };
    }
    if (grade !== undefined && mode.kind !== 'reject') return stepForGrade(grade, copy, mode.kind !== 'line');
    if (mode.kind === 'line' && commands[key] !== undefined) return commands[key];
  }
  return always[key] ?? { kind: 'nothing' };
}
