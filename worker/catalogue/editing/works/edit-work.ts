import type { WorkValues } from '../../../../domain/catalogue/editing/edition-values';
import type { WorkEdit } from '../../../../domain/desk/catalogue/catalogue-schemas';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { changeBooks } from '../books/change-books';
import { workValues } from '../books/edition-rows';
import type { Books } from '../books/read-books';
import { newValues, requireUnchanged } from '../books/require-unchanged';
import { requireWork } from './require-work';

/** Returns books with other values of one work. `names`: its titles in other languages. */
export function withWork(books: Books, work: string, { names, authors, ...values }: Partial<WorkValues>): Books {
  const row = { ...requireWork(books, work), ...values };
  const edited = authors === undefined ? row : { ...row, authors: JSON.stringify(authors) };
  return {
    ...books,
    works: new Map([...books.works, [work, edited]]),
    titles:
      names === undefined
        ? books.titles
        : [...books.titles.filter((title) => title.work !== work), ...names.map((name) => ({ work, ...name }))],
  };
}

/**
 * Changes fields of a work and its titles in other languages. For staff only.
 * @throws `not-found`, `state-moved` {fields} when a field has changed since the clerk saw it
 */
export async function editWork(ctx: Ctx, work: string, { fields }: WorkEdit): Promise<void> {
  const account = requireRole(ctx, 'staff');
  await changeBooks(ctx, account, { works: [work] }, (books) => {
    requireUnchanged(fields, workValues(requireWork(books, work), books.titles));
    return withWork(books, work, newValues<WorkValues>(fields));
  });
}
