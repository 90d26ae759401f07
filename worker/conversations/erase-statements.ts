import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/**
 * Returns the statements that erase conversations. The rows go at once.
 * The outbox erases the Durable Objects and retries until they confirm.
 * `which` is a condition on `conversations` with placeholders from `?1`.
 */
export function eraseConversationsStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  which: string,
  ...values: readonly (string | number)[]
): D1PreparedStatement[] {
  const now = `?${values.length + 1}`;
  return [
    sql(
      ctx.db,
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
       SELECT 'erase-' || id, 'erase-talk', 'erase-talk:' || id, json_object('conversation', id), ${now}, ${now}
       FROM conversations WHERE ${which}
       ON CONFLICT (dedupe) DO NOTHING`,
      ...values,
      ctx.now.toISOString(),
    ),
    sql(ctx.db, `DELETE FROM conversations WHERE ${which}`, ...values),
  ];
}

/** Returns how many conversations were erased, from the results of a batch that begins with these statements. */
export function erasedCount([, deletion]: readonly D1Result[]): number {
  return deletion?.meta.changes ?? 0;
}
