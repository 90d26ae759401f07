import type { Account, Ctx } from '../../../platform/context';
import { commit } from '../../../platform/db/commit';
import { retryOnRace } from '../../../platform/db/retry-on-race';
import { Problem } from '../../../../domain/problems';
import { changeStatements } from '../change-statements';
import { changesBetween } from './book-changes';
import { bookRaces, bookStatements } from './book-statements';
import { repriceStatements } from './reprice-statements';
import { readBooks, readNames, type Books, type BooksQuery } from './read-books';

/** Most attempts of an edit whose books others change between read and write. */
const maxAttempts = 3;

/**
 * Reads books, changes them, and writes them with their history, search index and prices, in one batch. Nothing is
 * written without a change.
 * @throws what `change` throws; `state-moved` when others keep changing the same books
 */
export async function changeBooks(
  ctx: Ctx,
  account: Pick<Account, 'id'>,
  asked: BooksQuery,
  change: (books: Books) => Books,
): Promise<void> {
  await retryOnRace(
    maxAttempts,
    bookRaces,
    async () => {
      const before = await readBooks(ctx, asked);
      const after = change(before);
      const changes = changesBetween(before, after);
      if (changes.length === 0) return;
      const names = await readNames(ctx, [...before.editions.values(), ...after.editions.values()]);
      const repriced = [...after.editions.values()].filter(
        (row) => before.editions.get(row.isbn)?.reference_price !== row.reference_price,
      );
      await commit(ctx.db, [
        ...bookStatements(ctx.db, before, after, { names, more: await repriceStatements(ctx, repriced) }),
        ...changeStatements(ctx, account, changes),
      ]);
    },
    () => new Problem('state-moved'),
  );
}
