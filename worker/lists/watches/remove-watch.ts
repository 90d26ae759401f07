import { and, eq } from 'drizzle-orm';
import type { WatchChange } from '../../../domain/watches/schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { offerWatches } from '../../platform/db/schema/watches';
import { requireAccount } from '../../platform/owner';
import { requireIsbn } from '../../platform/require-isbn';

/**
 * Removes an offer watch; a missing one changes nothing. A held offer stays held.
 * @throws `sign-in-required`, and the problems of the ISBN
 */
export async function removeWatch(ctx: Ctx, typedIsbn: string): Promise<WatchChange> {
  const account = requireAccount(ctx);
  const isbn = requireIsbn(typedIsbn);
  await run(
    orm(ctx.db)
      .delete(offerWatches)
      .where(and(eq(offerWatches.account, account.id), eq(offerWatches.isbn, isbn))),
  );
  return { isbn, watched: false };
}
