import type { EditionFacts } from '../../../../domain/catalogue/import/edition-facts';
import type { FieldChange, ProtectedField } from '../../../../domain/catalogue/editing/edited-fields';
import type { NewEdition } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireIsbn } from '../../../platform/require-isbn';
import { requireRole } from '../../../platform/require-role';
import { loadEditions } from '../../import/load-editions';
import { changeStatements } from '../change-statements';

/** Returns the facts of a book as an import gives them. */
function factsOf(isbn: string, { reference_price: price, isbn: _typed, ...values }: NewEdition): EditionFacts {
  return {
    isbn,
    ...values,
    price,
    publisherContact: null,
    grams: null,
    subjects: [],
    series: null,
    demand: null,
    description: null,
    work: null,
    workYear: null,
    otherTitles: [],
    otherNames: [],
    stock: null,
  };
}

/** Returns what the clerk has entered as changes, so that no file overwrites it. */
function enteredFields(isbn: string, { isbn: _typed, ...values }: NewEdition): FieldChange[] {
  const entries = Object.entries<unknown>(values).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return entries.map(([field, after]): FieldChange => ({
    kind: 'edition',
    key: isbn,
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the schema has no other fields
    field: field as ProtectedField<'edition'>,
    before: null,
    after,
  }));
}

/**
 * Adds a book that the catalogue does not have, as an import would: editions of one title and author are one work. For
 * staff only. Returns its ISBN-13.
 * @throws `state-moved` when the catalogue has the book, what `requireIsbn` throws
 */
export async function addEdition(ctx: Ctx, book: NewEdition): Promise<string> {
  const account = requireRole(ctx, 'staff');
  const isbn = requireIsbn(book.isbn);
  await loadEditions(ctx, {
    editions: [factsOf(isbn, book)],
    isFollowed: true,
    options: { defaultPrice: null, language: null, format: null, starter: false },
    alongside: ({ added }) => {
      if (added === 0) throw new Problem('state-moved');
      return changeStatements(ctx, account, enteredFields(isbn, book));
    },
  });
  return isbn;
}
