import type { DeskEdition } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { languages } from '../../../../domain/language';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireIsbn } from '../../../platform/require-isbn';
import { requireRole } from '../../../platform/require-role';
import { coverPath, namesOf } from '../../cards/card-rows';
import { editedFieldsRead } from './edited-fields';
import { editionValues } from './edition-rows';
import { editionsFound } from './found-editions';
import { presentValue } from './restore-value';
import { readBooks, type Books } from './read-books';
import { historyOf, historyReads } from './read-history';
import { requireWork } from '../works/require-work';

/** Returns the descriptions of a work in the order of the shop's languages. */
export function descriptionsOf(books: Books, work: string): DeskEdition['descriptions'] {
  return languages.flatMap((language) =>
    books.descriptions
      .filter((row) => row.work === work && row.language === language)
      .map(({ text }) => ({ language, text })),
  );
}

/**
 * Returns an edition with its edited fields, its work and its history. For staff only.
 * @throws `book-not-found`, what `requireIsbn` throws
 */
export async function readEdition(ctx: Ctx, typedIsbn: string): Promise<DeskEdition> {
  requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  const books = await readBooks(ctx, { isbns: [isbn] });
  const row = books.editions.get(isbn);
  if (row === undefined) throw new Problem('book-not-found');
  const [edited, [found], desk, imports] = await readBatch(ctx.db, [
    editedFieldsRead('edition', isbn),
    editionsFound.with(JSON.stringify([isbn])),
    ...historyReads('edition', isbn),
  ]);
  const work = requireWork(books, row.work);
  return {
    isbn,
    cover: coverPath(isbn, found?.cover_url ?? null),
    values: copyOf(editionValues(row)),
    edited,
    work: { work: work.work, title: work.title, authors: namesOf(work.authors), editions: books.editions.size },
    onHand: found?.on_hand ?? 0,
    descriptions: descriptionsOf(books, row.work),
    history: historyOf(desk, imports, (field, recorded) =>
      presentValue(books, { kind: 'edition', key: isbn }, field, recorded),
    ),
  };
}

/** Returns the values with lists that the answer's type can hold. */
function copyOf(values: ReturnType<typeof editionValues>): DeskEdition['values'] {
  return { ...values, authors: [...values.authors], subjects: [...values.subjects] };
}
