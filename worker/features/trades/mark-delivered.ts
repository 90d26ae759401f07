import { withdrawalPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { commitStep } from './commit-step';
import { deliverRows } from './deliver-rows';
import { readRecord } from './trade-rows';

/** Trades looked at in one run; the next one goes on. */
const runSize = 50;
const countedMs = withdrawalPolicy.deliveredAfterDays * dayMs;

/**
 * Parcels of which nobody said that they arrived count as delivered 10 days after dispatch, from that very instant on
 * however late this runs (product page, section 4). Safe to run twice or beside itself. Answers how many.
 */
export async function markDelivered(ctx: Ctx): Promise<number> {
  const since = later(ctx.now.toISOString(), -countedMs);
  const due = await rows<{ id: string; dispatched_at: string }>(
    sql(
      ctx.db,
      `SELECT id, dispatched_at FROM trades WHERE outbound_state = 'dispatched' AND dispatched_at <= ?1 ORDER BY dispatched_at LIMIT ?2`,
      since, runSize,
    ),
  );
  let delivered = 0;
  for (const { id, dispatched_at: sentAt } of due) if (await deliver(ctx, id, later(sentAt, countedMs))) delivered += 1;
  return delivered;
}

async function deliver(ctx: Ctx, id: string, at: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  try {
    await commitStep(ctx, record, deliverRows(ctx, record, 'shop', at));
    return true;
  } catch (error) {
    // Somebody else said so, or it is lost, at the same moment.
    if (error instanceof Problem) return false;
    throw error;
  }
}
