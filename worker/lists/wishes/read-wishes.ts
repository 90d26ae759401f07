import type { WishIsbns, WishList, WishQuery } from '../../../domain/wishes/schemas';
import type { Ctx } from '../../platform/context';
import { beforeNewest, readTimeCursor, timeCursor } from '../../platform/db/time-cursor';
import { ownerOf } from '../../platform/owner';
import { bookCards } from '../../catalogue/cards/book-cards';

interface Row {
  readonly isbn: string;
  readonly created_at: string;
}

/**
 * Returns the wished books of the person, newest first.
 * @throws `invalid-cursor`
 */
export async function readWishes(ctx: Ctx, query: WishQuery): Promise<WishList> {
  const owner = ownerOf(ctx);
  const after = readTimeCursor(query.cursor, beforeNewest);
  if (owner === null) return { items: [], nextCursor: null };
  const { results } = await ctx.db
    .prepare(
      `SELECT isbn, created_at FROM wishes WHERE owner = ?1 AND (created_at, isbn) < (?2, ?3)
       ORDER BY created_at DESC, isbn DESC LIMIT ?4`,
    )
    .bind(owner, ...after, query.limit + 1)
    .all<Row>();
  const page = results.slice(0, query.limit);
  const last = page.at(-1);
  const cards = await bookCards(
    ctx,
    page.map((row) => row.isbn),
  );
  return {
    items: page.flatMap((row) => cards.get(row.isbn) ?? []),
    nextCursor: results.length > query.limit && last !== undefined ? timeCursor(last.created_at, last.isbn) : null,
  };
}

/** Returns the ISBNs of the 500 newest wishes. */
export async function readWishIsbns(ctx: Ctx): Promise<WishIsbns> {
  const owner = ownerOf(ctx);
  if (owner === null) return { items: [] };
  const { results } = await ctx.db
    .prepare('SELECT isbn FROM wishes WHERE owner = ?1 ORDER BY created_at DESC, isbn DESC LIMIT 500')
    .bind(owner)
    .all<Row>();
  return { items: results.map((row) => row.isbn) };
}
