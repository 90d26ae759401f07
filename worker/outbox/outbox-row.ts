import type { Ctx } from '../platform/context';
import type { OutboxKind, OutboxPayload } from './kinds';

/**
 * Statement for a verb's batch: what must be told once the batch is committed. A second row with the same `dedupeKey`
 * is no row. After the commit: `sendOutboxSoon(ctx)`; the schedule sends whatever that misses.
 */
export function outboxRow<Kind extends OutboxKind>(
  ctx: Pick<Ctx, 'db' | 'ids' | 'now'>,
  kind: Kind,
  payload: OutboxPayload<Kind>,
  dedupeKey: string,
): D1PreparedStatement {
  return ctx.db
    .prepare(
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at) VALUES (?1, ?2, ?3, ?4, ?5, ?5)
       ON CONFLICT (dedupe) DO NOTHING`,
    )
    .bind(ctx.ids.id(), kind, dedupeKey, JSON.stringify(payload), ctx.now.toISOString());
}
