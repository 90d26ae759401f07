import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import type { OutboxKind, OutboxPayload } from './kinds';

/**
 * Returns the statement that adds an outbox row to a verb's batch. A second row with the same `dedupeKey` is ignored.
 * Call `sendOutboxSoon(ctx)` after the commit; the schedule delivers what that misses.
 */
export function outboxStatement<Kind extends OutboxKind>(
  ctx: Pick<Ctx, 'db' | 'ids' | 'now'>,
  kind: Kind,
  payload: OutboxPayload<Kind>,
  dedupeKey: string,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
     ON CONFLICT (dedupe) DO NOTHING`,
    ctx.ids.id(),
    kind,
    dedupeKey,
    JSON.stringify(payload),
    ctx.now.toISOString(),
  );
}
