import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, number, type RowOf } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';

/** Most books in one part: ten languages each, half of the 50,000 addresses that a sitemap may hold. */
export const booksInPart = 2_500;
/** Most ISBNs that are read at once. */
const isbnsPerStep = 40 * booksInPart;

const partColumns = { ...columnsOf(editions, 'isbn'), place: number };
/** Of the next `?2` ISBNs after `?1`: the first of each part, and the last one. `place`: from 1. */
const nextParts = defineRead(
  partColumns,
  `SELECT isbn, place FROM (SELECT isbn, row_number() OVER (ORDER BY isbn) AS place
     FROM (SELECT isbn FROM editions WHERE isbn > ?1 ORDER BY isbn LIMIT ?2))
   WHERE place % ?3 = 1 OR place = ?2`,
);

/** Divides the catalogue into parts of the sitemap, by their first ISBN. Safe to run twice. Returns their number. */
export async function refreshSitemap(
  ctx: Pick<Ctx, 'db'>,
  inPart = booksInPart,
  perStep = isbnsPerStep,
): Promise<number> {
  const firsts: string[] = [];
  let after: string | undefined = '';
  while (after !== undefined) {
    const rows: readonly RowOf<typeof partColumns>[] = await nextParts.all(ctx.db, after, perStep, inPart);
    firsts.push(...rows.filter(({ place }) => place % inPart === 1).map(({ isbn }) => isbn));
    after = rows.find(({ place }) => place === perStep)?.isbn;
  }
  await commit(ctx.db, [
    sql(ctx.db, 'DELETE FROM sitemap_parts'),
    sql(
      ctx.db,
      'INSERT INTO sitemap_parts (part, first_isbn) SELECT j.key + 1, j.value FROM json_each(?1) j',
      JSON.stringify(firsts),
    ),
  ]);
  return firsts.length;
}
