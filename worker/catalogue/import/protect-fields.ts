import { matchKey } from '../../../domain/catalogue/import/work-key';
import {
  protectedFields,
  type ProtectedField,
  type ProtectedKind,
} from '../../../domain/catalogue/editing/edited-fields';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead, type BoundRead } from '../../platform/db/read';
import { editedFields } from '../../platform/db/schema/catalogue-desk';
import { namesOf } from '../cards/card-rows';
import type { EditionRow, WorkRow } from './stored-rows';

const editedColumns = columnsOf(editedFields, 'kind', 'key', 'field');
type EditedRow = RowOf<typeof editedColumns>;

const editedOf = defineRead(
  editedColumns,
  `SELECT f.kind, f.key, f.field FROM json_each(?1) j
     CROSS JOIN edited_fields f ON f.kind = 'edition' AND f.key = j.value
   UNION ALL SELECT f.kind, f.key, f.field FROM edited_fields f WHERE f.kind = 'work' AND f.key IN (
     SELECT value FROM json_each(?2)
     UNION SELECT e.work FROM json_each(?1) j CROSS JOIN editions e ON e.isbn = j.value
     UNION SELECT e.work FROM json_each(?3) k CROSS JOIN editions e ON e.match_key = k.value)
   UNION ALL SELECT f.kind, f.key, f.field FROM json_each(?4) p
     CROSS JOIN edited_fields f ON f.kind = 'publisher' AND f.key = p.value`,
);

/**
 * Returns the read of the fields that staff have edited, for `EditedFields`. All are JSON lists: ISBNs, works, match
 * keys of editions, and names of publishers.
 */
export function protectedFieldsRead(of: {
  readonly isbns: string;
  readonly works: string;
  readonly matchKeys: string;
  readonly publishers: string;
}): BoundRead<EditedRow> {
  return editedOf.with(of.isbns, of.works, of.matchKeys, of.publishers);
}

/** The fields that staff have edited, which no file overwrites. */
export class EditedFields {
  readonly #fields: ReadonlySet<string>;

  constructor(rows: readonly EditedRow[]) {
    this.#fields = new Set(rows.map(({ kind, key, field }) => `${kind} ${field} ${key}`));
  }

  has<Kind extends ProtectedKind>(kind: Kind, key: string, field: ProtectedField<Kind>): boolean {
    return this.#fields.has(`${kind} ${field} ${key}`);
  }

  /** Returns an edition as a file makes it, with the edited fields of the stored one. */
  keepInEdition(row: EditionRow, old: EditionRow): EditionRow {
    const kept = protectedFields.edition.filter((field) => this.has('edition', old.isbn, field));
    if (kept.length === 0) return row;
    const merged: EditionRow = {
      ...row,
      ...Object.fromEntries(kept.map((field) => [field, old[field]])),
      ...(kept.includes('description') ? { description_language: old.description_language } : {}),
    };
    return { ...merged, match_key: matchKey(merged.title, namesOf(merged.authors)) };
  }

  /** Returns a work as a file makes it, with the edited fields of the stored one. */
  keepInWork(row: WorkRow, old: WorkRow): WorkRow {
    const kept = protectedFields.work.filter((field) => this.has('work', row.work, field));
    return { ...row, ...Object.fromEntries(kept.map((field) => [field, old[field]])) };
  }
}
