import type { FoundEditions } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { parseIsbn } from '../../../../domain/isbn';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { searchBooks } from '../../search/search-books';
import { editionsFound, toFound } from './found-editions';

/** Most works of one answer. */
const worksPerPage = 24;

/**
 * Finds editions by ISBN, or by words of title, author, series and publisher, with those that are sold out or have no
 * price. A work's editions follow each other. Reads the database at each call. For staff only.
 * @throws `invalid-cursor`
 */
export async function findEditions(
  ctx: Ctx,
  { q, cursor }: { readonly q: string; readonly cursor?: string | undefined },
): Promise<FoundEditions> {
  requireRole(ctx, 'staff');
  if (q === '') return { items: [], nextCursor: null, missingIsbn: null };
  const parsed = parseIsbn(q);
  if (parsed.ok) {
    const items = (await editionsFound.all(ctx.db, JSON.stringify([parsed.isbn]))).map(toFound);
    return { items, nextCursor: null, missingIsbn: items.length === 0 ? parsed.isbn : null };
  }
  const found = await searchBooks(ctx, {
    q,
    sort: 'match',
    limit: worksPerPage,
    ...(cursor === undefined ? {} : { cursor }),
  });
  const isbns = found.items.flatMap(({ isbn, editions }) => [isbn, ...editions.map((other) => other.isbn)]);
  const rows = await editionsFound.all(ctx.db, JSON.stringify(isbns));
  return { items: rows.map(toFound), nextCursor: found.nextCursor, missingIsbn: null };
}
