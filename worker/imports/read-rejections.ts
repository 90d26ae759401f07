import type { Rejection, Rejections } from '../../domain/desk/imports/desk-import-schemas';
import { importPolicy } from '../../domain/policy/imports';
import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { columnsOf } from '../platform/db/columns';
import { defineRead, readBatch, type BoundRead } from '../platform/db/read';
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

/** Returns the read of a page, with one row more that says whether another page follows. @throws `invalid-cursor` */
export function rejectionsRead(run: string, cursor: string | undefined, limit: number): BoundRead<Rejection> {
  return rejectionsAfter.with(run, ...readCursor(cursor), limit + 1);
}

/** Returns a page from the rows of `rejectionsRead`. */
export function rejectionsPage(rows: readonly Rejection[], limit: number): Rejections {
  const last = rows[limit - 1];
  return {
    items: rows.slice(0, limit),
    next: rows.length > limit && last !== undefined ? `${last.number}_${last.reason}` : null,
  };
}

/**
 * Returns a page of the stored rows that an import left out, in the order of its file. For staff only.
 * @throws `invalid-cursor`, what `requireRole` throws
 */
export async function readRejections(
  ctx: Ctx,
  run: string,
  cursor: string | undefined,
  limit: number = importPolicy.rejectionsPerPage,
): Promise<Rejections> {
  requireRole(ctx, 'staff');
  const [rows] = await readBatch(ctx.db, [rejectionsRead(run, cursor, limit)]);
  return rejectionsPage(rows, limit);
}
