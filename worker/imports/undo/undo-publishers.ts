import { fieldsToRestore } from '../../../domain/catalogue/import/import-changes';
import { undonePublisherColumns } from '../../catalogue/import/change-rows';
import type { PublisherRow } from '../../catalogue/import/stored-rows';
import { rowsGuardStatements } from '../../catalogue/import/row-guards';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { columnsOf, number } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { publishers } from '../../platform/db/schema/catalogue';
import { changeOfRow } from '../change-values';
import type { StoredChange, UndoPlan } from './undo-plan';

/** `is_edited`: 1 where staff have changed the addresses. */
const publishersByName = defineRead(
  { ...columnsOf(publishers, 'name', 'postal', 'electronic', 'responsible'), is_edited: number },
  `SELECT p.name, p.postal, p.electronic, p.responsible, EXISTS (SELECT 1 FROM edited_fields f
     WHERE f.kind = 'publisher' AND f.key = p.name AND f.field = 'contact') AS is_edited
   FROM json_each(?1) j CROSS JOIN publishers p ON p.name = j.value`,
);

/**
 * Undoes what an import did to publishers' addresses: an added one is deleted, a changed one is restored, unless
 * staff or another import have changed it since. An address is restored as a whole.
 */
export async function undoPublishers(ctx: Ctx, changes: readonly StoredChange[]): Promise<UndoPlan> {
  const rows = await publishersByName.all(ctx.db, JSON.stringify(changes.map(({ key }) => key)));
  const present = new Map(rows.map((row) => [row.name, row]));
  const kept = new Set<string>();
  const deleted: string[] = [];
  const restored: unknown[] = [];
  const changed: PublisherRow[] = [];
  for (const change of changes) {
    const row = present.get(change.key);
    if (row === undefined) continue;
    const { before, after } = changeOfRow(change);
    const { fields, isComplete } = fieldsToRestore(row, { before, after });
    if (row.is_edited === 1 || !isComplete) {
      kept.add(change.key);
      continue;
    }
    changed.push(row);
    if (before === null) deleted.push(change.key);
    else {
      const whole = { ...row, ...fields };
      restored.push([whole.name, ...undonePublisherColumns.map((column) => whole[column])]);
    }
  }
  return {
    kept,
    statements: [
      ...rowsGuardStatements<PublisherRow>(ctx, 'publishers', ['name', ...undonePublisherColumns], changed),
      sql(ctx.db, 'DELETE FROM publishers WHERE name IN (SELECT value FROM json_each(?1))', JSON.stringify(deleted)),
      sql(
        ctx.db,
        `UPDATE publishers SET (postal, electronic, responsible) = (j.value->>1, j.value->>2, j.value->>3)
         FROM json_each(?1) j WHERE publishers.name = j.value->>0`,
        JSON.stringify(restored),
      ),
    ],
  };
}
