import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { commit } from '../platform/db/commit';
import { undoableSince } from './import-columns';

/** Most rows that one statement deletes. */
const maxRowsPerStatement = 5_000;
/** Most statements of one night for a table. The rest waits for the next nights. */
const maxStatementsPerNight = 200;

/** Deletes the changes and the left-out rows of imports that can't be undone any more. */
export async function forgetImportChanges(ctx: Ctx): Promise<void> {
  const oldRunsSql = `SELECT id FROM import_runs WHERE started_at < ?1`;
  for (const [table, key] of [
    ['import_changes', 'run, kind, key'],
    ['import_rejections', 'run, number, reason'],
  ] as const) {
    for (let index = 0; index < maxStatementsPerNight; index += 1) {
      const [deleted] = await commit(ctx.db, [
        sql(
          ctx.db,
          `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE run IN (${oldRunsSql}) LIMIT ?2)`,
          undoableSince(ctx),
          maxRowsPerStatement,
        ),
      ]);
      if ((deleted?.meta.changes ?? 0) < maxRowsPerStatement) break;
    }
  }
}
