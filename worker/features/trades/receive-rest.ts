import { parcelPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';
import { putOffSql, sweep } from '../../db/sweep';
import { legEvents } from './conclude-leg';
import { eventRows } from './event-rows';
import { factsOf, readRecord } from './trade-rows';

/**
 * Legs of several parcels whose first one came a week ago are received, whatever is missing (docs/product.md#parcels).
 * Safe to run twice, late, or beside itself. Answers how many were.
 */
export async function receiveRest(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const job = 'receiveRest';
  return sweep<{ id: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        `SELECT id FROM trades t WHERE inbound_state IN ('in-transit', 'expired') AND received_at <= ?1
           AND NOT ${putOffSql('t.id', { job: 3, now: 4 })} ORDER BY received_at LIMIT ?2`,
        later(now, -parcelPolicy.restDays * dayMs), limit, job, now,
      ),
    step: ({ id }) => receive(ctx, id, now),
  });
}

async function receive(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null || !next('inbound', factsOf(record, now)).some((move) => move.to === 'received' && move.by.includes('shop'))) return false;
  await commit(ctx.db, [eventRows(ctx, id, legEvents(record, [{ to: 'received', actor: 'shop' }]))]);
  return true;
}
