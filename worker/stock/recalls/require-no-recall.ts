import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';

const recalledOf = defineRead(
  columnsOf(editions, 'isbn'),
  `SELECT e.isbn FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value
   WHERE e.recalled_at IS NOT NULL LIMIT 1`,
);

/** Throws `book-recalled` {isbn} where a recall of one of these editions is running: they must not be sent. */
export async function requireNoRecall(ctx: Ctx, isbns: readonly string[]): Promise<void> {
  const recalled = await recalledOf.first(ctx.db, JSON.stringify(isbns));
  if (recalled !== null) throw new Problem('book-recalled', { isbn: recalled.isbn });
}
