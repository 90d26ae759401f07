import type { AskedBook } from '../../../domain/wishes/asked-book-schemas';
import type { Ctx } from '../../platform/context';
import { text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { askers } from '../../platform/db/schema/asked-books';

/** A book that is in the catalogue has the state `known`, also if no clerk has answered. */
const askedOf = defineRead(
  { isbn: askers.isbn, state: text<AskedBook['state']>() },
  `SELECT a.isbn, CASE WHEN EXISTS (SELECT 1 FROM editions e WHERE e.isbn = a.isbn) THEN 'known'
     ELSE coalesce(b.answer, 'open') END AS state
   FROM askers a CROSS JOIN asked_books b ON b.isbn = a.isbn WHERE a.account = ?1 ORDER BY a.asked_at, a.isbn`,
);

/** Returns the books that the person asked about, with their answers. Guests have none. */
export async function readAskedBooks(ctx: Ctx): Promise<readonly AskedBook[]> {
  return ctx.actor.kind === 'account' ? askedOf.all(ctx.db, ctx.actor.account.id) : [];
}
