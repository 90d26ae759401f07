import type { DeskWork } from '../../../../domain/desk/catalogue/catalogue-schemas';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { editedFieldsRead } from '../books/edited-fields';
import { workValues } from '../books/edition-rows';
import { editionsOfWork, toFound } from '../books/found-editions';
import { presentValue } from '../books/restore-value';
import { readBooks } from '../books/read-books';
import { descriptionsOf } from '../books/read-edition';
import { historyOf, historyReads } from '../books/read-history';
import { requireWork } from './require-work';

/**
 * Returns a work with its editions, its descriptions and its history. For staff only.
 * @throws `not-found`
 */
export async function readWork(ctx: Ctx, work: string): Promise<DeskWork> {
  requireRole(ctx, 'staff');
  const books = await readBooks(ctx, { works: [work] });
  const values = workValues(requireWork(books, work), books.titles);
  const [edited, editions, desk, imports] = await readBatch(ctx.db, [
    editedFieldsRead('work', work),
    editionsOfWork.with(work),
    ...historyReads('work', work),
  ]);
  return {
    work,
    values: { ...values, authors: [...values.authors], names: [...values.names] },
    edited,
    editions: editions.map(toFound),
    descriptions: descriptionsOf(books, work),
    history: historyOf(desk, imports, (field, recorded) =>
      presentValue(books, { kind: 'work', key: work }, field, recorded),
    ),
  };
}
