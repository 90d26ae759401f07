import type { Ctx } from '../context';
import { readStatement, rowsOfEach, type BoundRead, type RowsOfEach } from '../db/read';
import { sharedAnswers } from './shared-answers';

/**
 * Returns the rows of reads that many answers have in common: those that the isolate keeps, and one batch for the
 * others. `keys` name the reads and all their values that matter. Rows are kept until something other than stock
 * changes, 60 seconds at most, so their stock may be that old. They must depend on no person and stay unchanged.
 */
export async function readKeptRows<const Reads extends readonly BoundRead<unknown>[]>(
  ctx: Pick<Ctx, 'db' | 'now'>,
  keys: readonly string[],
  reads: Reads,
): Promise<RowsOfEach<Reads>> {
  const rows = sharedAnswers()?.rowMemoryAt(ctx.now) ?? null;
  const results = keys.map((key) => rows?.get(key) ?? null);
  const missing = reads.flatMap((read, index) => (results[index] === null ? [{ read, index }] : []));
  if (missing.length > 0) {
    const found = await ctx.db.batch(missing.map(({ read }) => readStatement(ctx.db, read)));
    for (const [place, { index }] of missing.entries()) {
      const key = keys[index];
      const result = found[place];
      if (key === undefined || result === undefined) continue;
      results[index] = result;
      rows?.set(key, result);
    }
  }
  return rowsOfEach(
    reads,
    results.filter((result) => result !== null),
  );
}
