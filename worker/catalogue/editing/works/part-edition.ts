import { workSlug } from '../../../../domain/catalogue/import/work-key';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireIsbn } from '../../../platform/require-isbn';
import { requireRole } from '../../../platform/require-role';
import { namesOf } from '../../cards/card-rows';
import { changeBooks } from '../books/change-books';
import { workOfEdition } from '../books/edition-rows';
import { moveEditions } from './move-editions';

/** Number of random characters that tell a parted work from others of the same title: a billion values. */
const suffixLength = 6;

/**
 * Parts an edition from the others of its work: it gets a work of its own. For staff only.
 * @throws `book-not-found`, `state-moved` for an edition that is alone in its work
 */
export async function partEdition(ctx: Ctx, typedIsbn: string): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  await changeBooks(ctx, account, { isbns: [isbn] }, (books) => {
    const row = books.editions.get(isbn);
    if (row === undefined) throw new Problem('book-not-found');
    if (books.editions.size === 1) throw new Problem('state-moved');
    const work = `${workSlug(row.title, namesOf(row.authors))}-${ctx.ids.id().slice(0, suffixLength)}`;
    return moveEditions(books, new Set([isbn]), { ...workOfEdition(row), work });
  });
}
