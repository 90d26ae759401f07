import type { ProtectedKind } from '../../../../domain/catalogue/editing/edited-fields';
import { columnsOf, nullable, type RowOf } from '../../../platform/db/columns';
import { defineRead, type BoundRead } from '../../../platform/db/read';
import { accounts } from '../../../platform/db/schema/accounts';
import { catalogueChanges, editedFields } from '../../../platform/db/schema/catalogue-desk';

const editedColumns = {
  ...columnsOf(editedFields, 'field'),
  at: nullable(catalogueChanges.at),
  by: nullable(accounts.name),
};
/** A field that files do not overwrite, with the last edit of it. */
const fieldsEdited = defineRead(
  editedColumns,
  `SELECT f.field, c.at, a.name AS by FROM edited_fields f
   LEFT JOIN catalogue_changes c ON c.id = (SELECT max(o.id) FROM catalogue_changes o
     WHERE o.kind = f.kind AND o.key = f.key AND o.field = f.field AND o.before IS NOT o.after)
   LEFT JOIN accounts a ON a.id = c.account WHERE f.kind = ?1 AND f.key = ?2 ORDER BY f.field`,
);

/** Returns the read of a thing's edited fields. */
export function editedFieldsRead(kind: ProtectedKind, key: string): BoundRead<RowOf<typeof editedColumns>> {
  return fieldsEdited.with(kind, key);
}
