import { ConstraintError } from './commit';

/**
 * Runs `work`, which reads, decides and commits, and returns its result. When another actor wrote between its read and
 * its commit, runs it again from the read. `work` gets the number of the attempt, counted from 1.
 * `races`: the constraints that such a write violates (`ConstraintError.constraint`). Any other error is thrown at
 * once.
 * @throws what `whenExhausted` returns when the last attempt meets a race too; by default that race itself
 */
export async function retryOnRace<Result>(
  attempts: number,
  races: ReadonlySet<string>,
  work: (attempt: number) => Promise<Result>,
  whenExhausted: (race: ConstraintError) => Error = (race) => race,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!(error instanceof ConstraintError) || !races.has(error.constraint)) throw error;
      if (attempt >= attempts) throw whenExhausted(error);
    }
  }
}
