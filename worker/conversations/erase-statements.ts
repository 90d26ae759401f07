import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/**
 * Returns the statements that erase conversations. The rows go at once.
 * The outbox erases the Durable Objects and retries until they confirm.
 * `which` is a condition on `conversations` with the placeholders ?2, ?3, ….
 */
export function eraseConversationsStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  which: string,
  ...values: readonly (string | number)[]
): D1PreparedStatement[] {
  const now = ctx.now.toISOString();
  return [
    sql(
      ctx.db,
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
       SELECT 'erase-' || id, 'erase-talk', 'erase-talk:' || id, json_object('conversation', id), ?1, ?1
       FROM conversations WHERE ${which}
       ON CONFLICT (dedupe) DO NOTHING`,
      now,
      ...values,
    ),
    sql(ctx.db, `DELETE FROM conversations WHERE ?1 IS NOT NULL AND (${which})`, now, ...values),
  ];
}
