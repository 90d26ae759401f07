import type { KeptAside } from '../../../domain/accounts/account-schemas';
import type { Grade } from '../../../domain/grade';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { requireAccount } from '../../platform/owner';
import { bookCards } from '../../catalogue/cards/book-cards';

interface KeptRow {
  readonly list: 'basket' | 'cart';
  readonly isbn: string;
  readonly grade: Grade;
  readonly quantity: number;
  readonly created_at: string;
}

/**
 * Returns the copies of a guest's lists that did not fit into the account, newest first.
 * @throws `sign-in-required`
 */
export async function readKeptAside(ctx: Ctx): Promise<KeptAside> {
  const owner = `a:${requireAccount(ctx).id}`;
  const found = await rows<KeptRow>(
    sql(
      ctx.db,
      `SELECT list, isbn, grade, quantity, created_at FROM kept_aside WHERE owner = ?1
        ORDER BY created_at DESC, list, isbn, grade`,
      owner,
    ),
  );
  const cards = await bookCards(
    ctx,
    found.map(({ isbn }) => isbn),
  );
  return {
    items: found.flatMap(({ list, isbn, grade, quantity, created_at: createdAt }) => {
      const book = cards.get(isbn);
      return book === undefined ? [] : [{ list, book, grade, quantity, createdAt }];
    }),
  };
}
