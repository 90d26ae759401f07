import type { DeskImports } from '../../domain/desk/imports/desk-import-schemas';
import type { Ctx } from '../platform/context';
import { defineRead } from '../platform/db/read';
import { beforeNewest, readTimeCursor, timeCursor } from '../platform/db/time-cursor';
import { requireRole } from '../platform/require-role';
import { importColumns, importColumnsSql, importFromSql, toDeskImport } from './import-columns';

/** Most imports on a page. */
const pageSize = 25;

const runsBefore = defineRead(
  importColumns,
  `SELECT ${importColumnsSql} FROM ${importFromSql}
   WHERE (r.started_at, r.id) < (?1, ?2) AND coalesce(json_extract(r.options, '$.starter'), 0) = 0
     AND r.source NOT LIKE 'texts %'
   ORDER BY r.started_at DESC, r.id DESC LIMIT ?3`,
);

/**
 * Returns a page of all imports, those of the command too, the newest first. For staff only.
 * @throws `invalid-cursor`, what `requireRole` throws
 */
export async function readImports(ctx: Ctx, cursor: string | undefined): Promise<DeskImports> {
  requireRole(ctx, 'staff');
  const rows = await runsBefore.all(ctx.db, ...readTimeCursor(cursor, beforeNewest), pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toDeskImport(ctx, row)),
    next: rows.length > pageSize && last !== undefined ? timeCursor(last.started_at, last.id) : null,
  };
}
