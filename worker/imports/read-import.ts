import type { DeskImportReport } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { number } from '../platform/db/columns';
import { defineRead, readBatch } from '../platform/db/read';
import { importRejections } from '../platform/db/schema/catalogue-desk';
import { requireRole } from '../platform/require-role';
import { importColumns, importColumnsSql, importFromSql, toDeskImport } from './import-columns';
import { changesPage, changesRead } from './read-changes';
import { rejectionsPage, rejectionsRead } from './read-rejections';

const runById = defineRead(importColumns, `SELECT ${importColumnsSql} FROM ${importFromSql} WHERE r.id = ?1`);
const reasonsOf = defineRead(
  { reason: importRejections.reason, count: number },
  `SELECT reason, count(*) AS count FROM import_rejections WHERE run = ?1 GROUP BY reason
   ORDER BY count(*) DESC, reason`,
);

/**
 * Returns the report of an import: its sums, the reasons why rows were left out, and the first pages of those rows, of
 * the changed and of the new books. For staff only.
 * @throws `not-found`, what `requireRole` throws
 */
export async function readImport(ctx: Ctx, run: string): Promise<DeskImportReport> {
  requireRole(ctx, 'staff');
  const { shownInReport } = importPolicy;
  const [[found], reasons, left, changedRows, addedRows] = await readBatch(ctx.db, [
    runById.with(run),
    reasonsOf.with(run),
    rejectionsRead(run, undefined, shownInReport),
    changesRead(run, 'changed', undefined, shownInReport),
    changesRead(run, 'added', undefined, shownInReport),
  ]);
  if (found === undefined) throw new Problem('not-found');
  const rejections = rejectionsPage(left, shownInReport);
  const changed = changesPage(changedRows, shownInReport);
  const added = changesPage(addedRows, shownInReport);
  return {
    ...toDeskImport(ctx, found),
    reasons: reasons.map(({ reason, count }) => ({ reason, count })),
    rejections: rejections.items,
    changes: [...changed.items, ...added.items],
    next: { rejections: rejections.next, changed: changed.next, added: added.next },
  };
}
