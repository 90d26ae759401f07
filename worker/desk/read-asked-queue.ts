import type { DeskAskedBooks } from '../../domain/wishes/asked-book-schemas';
import type { Ctx } from '../platform/context';
import { number } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { askedBooks } from '../platform/db/schema/asked-books';
import { requireRole } from '../platform/require-role';

/** Most questions that are shown at once. */
const maxShown = 100;

/**
 * Reads the open questions. A book that an import has added since is still open: the people who asked are not told yet.
 */
const openQuestions = defineRead(
  { isbn: askedBooks.isbn, asked_at: askedBooks.askedAt, askers: number },
  `SELECT b.isbn, b.asked_at, (SELECT count(*) FROM askers a WHERE a.isbn = b.isbn) AS askers
   FROM asked_books b WHERE b.answer IS NULL ORDER BY b.asked_at, b.isbn LIMIT ?1`,
);
/** Counts the open questions about books. */
export const openQuestionCount = defineRead(
  { open: number },
  'SELECT count(*) AS open FROM asked_books WHERE answer IS NULL',
);

/**
 * Returns the books that people asked about and nobody has looked up, the oldest question first.
 * @throws what `requireRole` throws
 */
export async function readAskedQueue(ctx: Ctx): Promise<DeskAskedBooks> {
  requireRole(ctx, 'staff');
  const [items, [count]] = await readBatch(ctx.db, [openQuestions.with(maxShown), openQuestionCount.with()]);
  return {
    items: items.map(({ isbn, asked_at: askedAt, askers }) => ({ isbn, askedAt, askers })),
    open: count?.open ?? 0,
  };
}
