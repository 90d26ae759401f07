import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
import { Problem } from '../../../../domain/problems';
import type { Account, Ctx } from '../../../platform/context';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';

/** Text of `editions.series` by ISBN; null: no series. */
export type SeriesByIsbn = ReadonlyMap<string, string | null>;

/**
 * Returns the statements that write the series of editions, with their index rows, and that record and protect them per
 * edition. Editions that have theirs already are left alone. `more`: changes of the series itself. `seen`: the series
 * that the editions must have.
 * @throws `state-moved` {fields} where an edition is not as it was seen
 */
export async function seriesStatements(
  ctx: Ctx,
  account: Pick<Account, 'id'>,
  series: SeriesByIsbn,
  more: readonly FieldChange[],
  seen?: SeriesByIsbn,
): Promise<D1PreparedStatement[]> {
  const read = await readEditions(ctx, [...series.keys()]);
  if (seen !== undefined && read.editions.some((row) => (seen.get(row.isbn) ?? null) !== row.series))
    throw new Problem('state-moved', { fields: ['volumes'] });
  const changed = read.editions.filter((row) => (series.get(row.isbn) ?? null) !== row.series);
  if (changed.length === 0) return [];
  return rewriteStatements(ctx, account, {
    before: { ...read, editions: changed },
    after: changed.map((row) => ({ ...row, series: series.get(row.isbn) ?? null })),
    texts: [...new Set(changed.flatMap((row) => [row.series ?? '', series.get(row.isbn) ?? '']))],
    changes: [
      ...changed.map(({ isbn, series: before }) => ({
        kind: 'edition' as const,
        key: isbn,
        field: 'series' as const,
        before,
        after: series.get(isbn) ?? null,
      })),
      ...more,
    ],
  });
}
