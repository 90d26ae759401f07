import type { DeskCover } from '../../../../domain/desk/names/cover-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf, nullable } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { covers } from '../../../platform/db/schema/catalogue-desk';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireIsbn } from '../../../platform/require-isbn';
import { requireRole } from '../../../platform/require-role';
import { coverPath, pictureHash } from '../../cards/card-rows';

const coverOfEdition = defineRead(
  { ...columnsOf(editions, 'isbn', 'title', 'cover_url'), changed_at: nullable(covers.changedAt) },
  `SELECT e.isbn, e.title, e.cover_url, c.changed_at FROM editions e LEFT JOIN covers c ON c.isbn = e.isbn
   WHERE e.isbn = ?1`,
);

/** Returns the cover of an edition as the desk changes it. One round trip. For staff only. @throws `book-not-found` */
export async function readDeskCover(ctx: Ctx, typedIsbn: string): Promise<DeskCover> {
  requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  const row = await coverOfEdition.first(ctx.db, isbn);
  if (row === null) throw new Problem('book-not-found');
  const hash = pictureHash(isbn, row.cover_url);
  return {
    isbn,
    title: row.title,
    cover: coverPath(isbn, row.cover_url),
    picture: hash === null || row.changed_at === null ? null : { hash, changedAt: row.changed_at },
  };
}
