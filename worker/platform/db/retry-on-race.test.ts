import { describe, expect, it, vi } from 'vitest';
import { Problem } from '../../../domain/problems';
import { ConstraintError } from './commit';
import { retryOnRace } from './retry-on-race';

const races = new Set(['trades.version']);
const race = new ConstraintError('not-null', 'trades.version', null);

describe('retryOnRace', () => {
  it('returns the result of the first attempt without a race', async () => {
    const work = vi.fn(async (attempt: number) => attempt);

    expect(await retryOnRace(3, races, work)).toBe(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs the work again after a named constraint, with the number of the attempt', async () => {
    const work = vi.fn(async (attempt: number) => {
      if (attempt < 3) throw race;
      return attempt;
    });

    expect(await retryOnRace(3, races, work)).toBe(3);
    expect(work.mock.calls).toEqual([[1], [2], [3]]);
  });

  it.each([new ConstraintError('check', 'a_bug_of_ours', null), new Problem('list-full'), new Error('trades.version')])(
    'throws %s at once',
    async (error) => {
      const work = vi.fn(() => Promise.reject(error));

      await expect(retryOnRace(3, races, work)).rejects.toBe(error);
      expect(work).toHaveBeenCalledTimes(1);
    },
  );

  it('throws the race of the last attempt', async () => {
    const work = vi.fn(() => Promise.reject(race));

    await expect(retryOnRace(2, races, work)).rejects.toBe(race);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('throws what the caller names after the last attempt', async () => {
    const problem = new Problem('state-moved');

    const result = retryOnRace(
      2,
      races,
      () => Promise.reject(race),
      () => problem,
    );

    await expect(result).rejects.toBe(problem);
  });
});
