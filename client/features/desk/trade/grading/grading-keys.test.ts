import { describe, expect, it } from 'vitest';
import { lineMode, gradingStep, reasonKey, refusals } from './grading-keys';

const copy = { grade: 'very-good', exLibrary: false } as const;
const why = { kind: 'why', grade: 'acceptable' } as const;

describe('the keys of grading', () => {
  it.each([
    ['Enter', { kind: 'send', grading: { as: 'as-said' } }],
    ['M', { kind: 'send', grading: { as: 'missing' } }],
    ['1', { kind: 'send', grading: { as: 'as-said' } }],
    ['2', { kind: 'send', grading: { as: 'as-said' } }],
    ['3', { kind: 'mode', mode: { kind: 'why', grade: 'good' } }],
    ['R', { kind: 'mode', mode: { kind: 'grade' } }],
    ['X', { kind: 'mode', mode: { kind: 'reject' } }],
    ['U', { kind: 'undo' }],
    ['P', { kind: 'photo' }],
    ['ArrowDown', { kind: 'next' }],
    ['5', { kind: 'nothing' }],
    ['A', { kind: 'nothing' }],
    ['Q', { kind: 'nothing' }],
  ] as const)('map %s at a selected copy to its step', (key, step) => {
    expect(gradingStep(key, lineMode, copy)).toEqual(step);
  });

  it('ask for the reason of a lower grade, and send nothing without one', () => {
    expect(gradingStep('A', why, copy)).toEqual({
      kind: 'send',
      grading: { as: 'regraded', grade: 'acceptable', reason: 'marks' },
    });
    for (const key of ['Enter', 'M', 'H', 'Z']) expect(gradingStep(key, why, copy)).toEqual({ kind: 'nothing' });
    expect(gradingStep('Escape', why, copy)).toEqual({ kind: 'mode', mode: lineMode });
    // Another grade, while the reason is asked.
    expect(gradingStep('3', why, copy)).toEqual({ kind: 'mode', mode: { kind: 'why', grade: 'good' } });
  });

  it('offer every reason for a refusal except not-in-trade', () => {
    for (const [at, reason] of refusals.entries())
      expect(gradingStep(reasonKey(at), { kind: 'reject' }, copy)).toEqual({
        kind: 'send',
        grading: { as: 'rejected', reason },
      });
    expect(refusals).not.toContain('not-in-trade');
    expect(gradingStep('2', { kind: 'reject' }, copy)).toEqual({ kind: 'nothing' });
  });

  it('offer library stamps as a reason in the same grade when they were not declared', () => {
    expect(gradingStep('2', { kind: 'grade' }, copy)).toEqual({
      kind: 'mode',
      mode: { kind: 'why', grade: 'very-good' },
    });
    expect(gradingStep('A', { kind: 'why', grade: 'very-good' }, copy)).toEqual({
      kind: 'send',
      grading: { as: 'regraded', grade: 'very-good', reason: 'library-stamps' },
    });
    expect(gradingStep('2', { kind: 'grade' }, { ...copy, exLibrary: true })).toEqual({
      kind: 'send',
      grading: { as: 'as-said' },
    });
  });

  it('grade nothing while no copy is selected', () => {
    for (const key of ['Enter', '1', '4', 'R', 'X', 'M'])
      expect(gradingStep(key, lineMode, null)).toEqual({ kind: 'nothing' });
    expect(gradingStep('U', lineMode, null)).toEqual({ kind: 'undo' });
  });
});
