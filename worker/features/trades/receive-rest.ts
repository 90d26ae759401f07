import { parcelPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { commit, ConstraintError } from '../../db/commit';
import { legEvents } from './conclude-leg';
import { eventRows } from './event-rows';
import { factsOf, readRecord } from './trade-rows';

/** Trades looked at in one run; the schedule comes back every minute. */
const runSize = 50;

/**
 * Legs of several parcels whose first one came a week ago are received, whatever is missing (product page, section 8).
 * Safe to run twice, late, or beside itself. Answers how many were.
 */
export async function receiveRest(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const due = await rows<{ id: string }>(
    sql(
      ctx.db, `SELECT id FROM trades WHERE inbound_state IN ('in-transit', 'expired') AND received_at <= ?1 ORDER BY received_at LIMIT ?2`,
      later(now, -parcelPolicy.restDays * dayMs), runSize,
    ),
  );
  let received = 0;
  for (const { id } of due) if (await receive(ctx, id, now)) received += 1;
  return received;
}

async function receive(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null || !next('inbound', factsOf(record, now)).some((move) => move.to === 'received' && move.by.includes('shop'))) return false;
  try {
    await commit(ctx.db, [eventRows(ctx, id, legEvents(record, [{ to: 'received', actor: 'shop' }]))]);
    return true;
  } catch (error) {
    // The last parcel came at the same moment.
    if (error instanceof ConstraintError) return false;
    throw error;
  }
}
