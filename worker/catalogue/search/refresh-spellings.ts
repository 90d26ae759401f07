import { deletionVariants, indexedLetters, isSpellable } from '../../../domain/catalogue/spelling';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, number, text } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { facets } from '../../platform/db/schema/catalogue';
import { commit } from '../../platform/db/commit';

/** Number of terms that are read at once. */
const termsPerStep = 4000;
/** With fewer editions than this in the catalogue, a word of one edition is a known spelling; else it needs three. */
export const smallCatalogue = 20_000;
/** The count of a word in this many editions is stored even if it is never corrected, because counting takes time. */
const frequentFrom = 1000;
/** Greater than all terms that begin with a digit. Most of these are ISBNs, which are never corrected. */
const beforeLetters = ':';

const nextTerms = defineRead(
  { term: text(), editions: number, uses: number },
  `SELECT term, max(doc) AS editions, sum(doc) AS uses FROM edition_vocabulary WHERE term > ?1 AND col <> 'tags'
   GROUP BY term ORDER BY term LIMIT ?2`,
);
const countOfEditions = defineRead(
  columnsOf(facets, 'count'),
  `SELECT count FROM facets WHERE kind = 'total' AND value = 'editions'`,
);

/** Returns the rows of a term in the table: [spelling, term, editions]. */
function rowsOf(term: string, editions: number, isFrequentEnough: boolean): (readonly [string, string, number])[] {
  if (isFrequentEnough && isSpellable(term)) return deletionVariants(term).map((deleted) => [deleted, term, editions]);
  if (editions < frequentFrom) return [];
  return [[Array.from(term).slice(0, indexedLetters).join(''), term, editions]];
}

/**
 * Rebuilds one step of the table of spellings from the index's vocabulary, after the term `after`. Old rows stay until
 * the last step, so that corrections are always available. `generation` is the same in all steps, and higher than in
 * the previous rebuild.
 * @returns the term to continue after, or null at the end
 */
export async function refreshSpellings(
  ctx: Pick<Ctx, 'db'>,
  input: { readonly after: string | null; readonly generation: number },
): Promise<string | null> {
  const [terms, [total]] = await readBatch(ctx.db, [
    nextTerms.with(input.after ?? beforeLetters, termsPerStep),
    countOfEditions.with(),
  ]);
  const minUses = (total?.count ?? 0) < smallCatalogue ? 1 : 3;
  const spelled = terms.flatMap(({ term, editions, uses }) => rowsOf(term, editions, uses >= minUses));
  const last = terms.length < termsPerStep ? null : (terms.at(-1)?.term ?? null);
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
