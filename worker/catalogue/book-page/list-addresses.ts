import { asc, count } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { editions } from '../../platform/db/schema/catalogue';

export interface BookAddress {
  readonly isbn: string;
  readonly title: string;
}

/** Returns the number of editions in the catalogue. */
export async function countEditions(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const [counted] = await run(orm(ctx.db).select({ editions: count() }).from(editions));
  return counted?.editions ?? 0;
}

/** Returns a slice of all editions in ISBN order, for the sitemap. */
export async function listAddresses(
  ctx: Pick<Ctx, 'db'>,
  offset: number,
  limit: number,
): Promise<readonly BookAddress[]> {
  return run(
    orm(ctx.db)
      .select({ isbn: editions.isbn, title: editions.title })
      .from(editions)
      .orderBy(asc(editions.isbn))
      .limit(limit)
      .offset(offset),
  );
}
