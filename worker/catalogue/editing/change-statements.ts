import { needsProtection, type FieldChange } from '../../../domain/catalogue/editing/edited-fields';
import type { Account, Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/**
 * Returns the statements that record who changed which field, and that protect the edited fields from later files.
 * They belong in the batch of the change itself. Without changes there are none.
 */
export function changeStatements(
  ctx: Ctx,
  account: Pick<Account, 'id'>,
  changes: readonly FieldChange[],
): D1PreparedStatement[] {
  if (changes.length === 0) return [];
  const rows = changes.map((change) => [
    change.kind,
    change.key,
    change.field,
    change.before === null ? null : JSON.stringify(change.before),
    change.after === null ? null : JSON.stringify(change.after),
  ]);
  const edited = changes.filter(needsProtection).map(({ kind, key, field }) => [kind, key, field]);
  return [
    sql(
      ctx.db,
      `INSERT INTO catalogue_changes (kind, key, field, before, after, account, at)
       SELECT j.value->>0, j.value->>1, j.value->>2, j.value->>3, j.value->>4, ?2, ?3 FROM json_each(?1) j`,
      JSON.stringify(rows),
      account.id,
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO edited_fields (kind, key, field)
       SELECT j.value->>0, j.value->>1, j.value->>2 FROM json_each(?1) j WHERE true ON CONFLICT DO NOTHING`,
      JSON.stringify(edited),
    ),
  ];
}
