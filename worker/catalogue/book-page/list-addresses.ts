import type { Ctx } from '../../platform/context';

export interface BookAddress {
  readonly isbn: string;
  readonly title: string;
}

/** Returns the number of editions in the catalogue. */
export async function countEditions(ctx: Pick<Ctx, 'db'>): Promise<number> {
  return (await ctx.db.prepare('SELECT count(*) AS n FROM editions').first<number>('n')) ?? 0;
}

/** Returns a slice of all editions in ISBN order, for the sitemap. */
export async function listAddresses(
  ctx: Pick<Ctx, 'db'>,
  offset: number,
  limit: number,
): Promise<readonly BookAddress[]> {
  const rows = await ctx.db
    .prepare('SELECT isbn, title FROM editions ORDER BY isbn LIMIT ?1 OFFSET ?2')
    .bind(limit, offset)
    .all<BookAddress>();
  return rows.results;
}
