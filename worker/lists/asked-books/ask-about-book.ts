import type { AskedBook } from '../../../domain/wishes/asked-book-schemas';
import { limits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { number } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { requireAccount } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';

/** Reads whether the catalogue has the book, whether the account has asked, and the number of its open questions. */
const questionFacts = defineRead(
  { in_catalogue: number, asked: number, open: number },
  `SELECT EXISTS (SELECT 1 FROM editions WHERE isbn = ?2) AS in_catalogue,
    EXISTS (SELECT 1 FROM askers WHERE account = ?1 AND isbn = ?2) AS asked,
    (SELECT count(*) FROM askers a CROSS JOIN asked_books b ON b.isbn = a.isbn AND b.answer IS NULL
      WHERE a.account = ?1) AS open`,
);

/**
 * Asks the shop to look a book up that the catalogue does not have. Safe to repeat; a question that was answered with
 * "not bought" is opened again. Books of the catalogue need no question.
 * @throws `sign-in-required`, `list-full`, and the problems of the ISBN
 */
export async function askAboutBook(ctx: Ctx, typedIsbn: string): Promise<AskedBook> {
  const account = requireAccount(ctx);
  const isbn = requireIsbn(typedIsbn);
  const [facts] = await questionFacts.all(ctx.db, account.id, isbn);
  if (facts?.in_catalogue === 1) return { isbn, state: 'known' };
  if (facts?.asked !== 1 && (facts?.open ?? 0) >= limits.askedBooks)
    throw new Problem('list-full', { limit: limits.askedBooks });
  const now = ctx.now.toISOString();
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO asked_books (isbn, asked_at) VALUES (?1, ?2)
       ON CONFLICT (isbn) DO UPDATE SET asked_at = excluded.asked_at, answer = NULL, answered_at = NULL
       WHERE answer IS NOT NULL`,
      isbn,
      now,
    ),
    sql(
      ctx.db,
      `INSERT INTO askers (account, isbn, asked_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (account, isbn) DO UPDATE SET asked_at = excluded.asked_at`,
      account.id,
      isbn,
      now,
    ),
  ]);
  return { isbn, state: 'open' };
}
