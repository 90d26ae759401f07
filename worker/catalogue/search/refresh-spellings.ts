import { deletionVariants, isSpellable } from '../../../domain/catalogue/spelling';
import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';

const termsAStep = 4000;
/** Below this many editions every word of a title or name counts; above, one that three of them carry. */
const smallCatalogue = 20_000;

/**
 * Rebuilds a step of the table of spellings from the index's own vocabulary, after the term `after`. Old rows stay
 * until the last step, so that corrections never go missing. Answers the term to go on with, or null at the end.
 * `generation` is the same in all steps, and higher than the last time's.
 */
export async function refreshSpellings(
  ctx: Pick<Ctx, 'db'>,
  input: { readonly after: string | null; readonly generation: number },
): Promise<string | null> {
  const results = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT term, sum(doc) AS editions FROM edition_vocabulary WHERE term > ?1 AND col IN ('title', 'authors')
       GROUP BY term ORDER BY term LIMIT ?2`,
      input.after ?? '',
      termsAStep,
    ),
    sql(ctx.db, `SELECT count FROM facets WHERE kind = 'total' AND value = 'editions'`),
  ]);
  const terms = rowsAt<{ term: string; editions: number }>(results, 0);
  const total = rowsAt<{ count: number }>(results, 1)[0]?.count ?? 0;
  const least = total < smallCatalogue ? 1 : 3;
  const spelled = terms
    .filter(({ term, editions }) => editions >= least && isSpellable(term))
    .flatMap(({ term, editions }) => deletionVariants(term).map((deleted) => [deleted, term, editions]));
  const last = terms.length < termsAStep ? null : (terms.at(-1)?.term ?? null);
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO spellings (deleted, term, editions, generation)
       SELECT j.value->>0, j.value->>1, j.value->>2, ?2 FROM json_each(?1) j WHERE true
       ON CONFLICT (deleted, term) DO UPDATE SET editions = excluded.editions, generation = excluded.generation`,
      JSON.stringify(spelled),
      input.generation,
    ),
    ...(last === null ? [sql(ctx.db, 'DELETE FROM spellings WHERE generation < ?1', input.generation)] : []),
  ]);
  return last;
}
