import type { Rejections } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { columnsOf } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { importRejections } from '../platform/db/schema/catalogue-desk';
import { requireRole } from '../platform/require-role';

const rejectionsAfter = defineRead(
  columnsOf(importRejections, 'number', 'reason', 'name', 'detail'),
  `SELECT number, reason, name, detail FROM import_rejections WHERE run = ?1 AND (number, reason) > (?2, ?3)
   ORDER BY number, reason LIMIT ?4`,
);

/** Returns the number and reason behind which a page begins. @throws `invalid-cursor` */
function readCursor(cursor: string | undefined): readonly [number, string] {
  if (cursor === undefined) return [0, ''];
  const [, number, reason] = /^(\d{1,9})_([\w-]{1,40})$/.exec(cursor) ?? [];
  if (number === undefined || reason === undefined) throw new Problem('invalid-cursor');
  return [Number(number), reason];
}

/**
 * Returns a page of the stored rows that an import left out, in the order of its file. For staff only.
 * @throws `invalid-cursor`, what `requireRole` throws
 */
export async function listRejections(ctx: Ctx, run: string, cursor: string | undefined): Promise<Rejections> {
  requireRole(ctx, 'staff');
  const { rejectionsPerPage: limit } = importPolicy;
  const rows = await rejectionsAfter.all(ctx.db, run, ...readCursor(cursor), limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown,
    next: rows.length > limit && last !== undefined ? `${last.number}_${last.reason}` : null,
  };
}
