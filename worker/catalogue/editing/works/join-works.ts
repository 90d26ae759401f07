import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { changeBooks } from '../books/change-books';
import { moveEditions } from './move-editions';
import { requireWork } from './require-work';

/**
 * Joins another work into a work: all its editions, titles and missing descriptions move, and it is gone. For staff
 * only.
 * @throws `not-found` for an unknown work, `state-moved` when both are the same
 */
export async function joinWorks(ctx: Ctx, work: string, from: string): Promise<void> {
  const account = requireRole(ctx, 'staff');
  if (work === from) throw new Problem('state-moved');
  await changeBooks(ctx, account, { works: [work, from] }, (books) => {
    const to = requireWork(books, work);
    requireWork(books, from);
    const moving = [...books.editions.values()].filter((row) => row.work === from).map(({ isbn }) => isbn);
    return moveEditions(books, new Set(moving), to);
  });
}
