import { and, desc, eq, sql } from 'drizzle-orm';
import type { WishIsbns, WishList, WishQuery } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { wishes } from '../../platform/db/schema/lists';
import { beforeNewest, readTimeCursor, timeCursor } from '../../platform/db/time-cursor';
import { ownerOf } from '../../platform/owner';
import { bookCards } from '../../catalogue/cards/book-cards';

/** Most wishes that the client marks on its pages. */
const maxMarkedWishes = 500;

/**
 * Returns the wished books of the person, newest first.
 * @throws `invalid-cursor`
 */
export async function readWishes(ctx: Ctx, query: WishQuery): Promise<WishList> {
  const owner = ownerOf(ctx);
  const after = readTimeCursor(query.cursor, beforeNewest);
  if (owner === null) return { items: [], unlisted: [], nextCursor: null };
  const rows = await run(
    orm(ctx.db)
      .select({ isbn: wishes.isbn, createdAt: wishes.createdAt })
      .from(wishes)
      .where(and(eq(wishes.owner, owner), sql`(${wishes.createdAt}, ${wishes.isbn}) < (${after[0]}, ${after[1]})`))
      .orderBy(desc(wishes.createdAt), desc(wishes.isbn))
      .limit(query.limit + 1),
  );
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const cards = await bookCards(
    ctx,
    page.map((row) => row.isbn),
  );
  return {
    items: page.flatMap((row) => cards.get(row.isbn) ?? []),
    unlisted: page.flatMap(({ isbn }) => (cards.has(isbn) ? [] : [isbn])),
    nextCursor: rows.length > query.limit && last !== undefined ? timeCursor(last.createdAt, last.isbn) : null,
  };
}

/** Returns the ISBNs of the newest wishes, at most `maxMarkedWishes`. */
export async function readWishIsbns(ctx: Ctx): Promise<WishIsbns> {
  const owner = ownerOf(ctx);
  if (owner === null) return { items: [] };
  const rows = await run(
    orm(ctx.db)
      .select({ isbn: wishes.isbn })
      .from(wishes)
      .where(eq(wishes.owner, owner))
      .orderBy(desc(wishes.createdAt), desc(wishes.isbn))
      .limit(maxMarkedWishes),
  );
  return { items: rows.map(({ isbn }) => isbn) };
}
