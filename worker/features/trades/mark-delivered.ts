import { withdrawalPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { putOffSql, sweep } from '../../db/sweep';
import { commitStep } from './commit-step';
import { deliverRows } from './deliver-rows';
import { readRecord } from './trade-rows';

const countedMs = withdrawalPolicy.deliveredAfterDays * dayMs;

/**
 * Parcels of which nobody said that they arrived count as delivered 10 days after dispatch, from that very instant on
 * however late this runs (docs/product.md#withdrawal). Safe to run twice or beside itself. Answers how many.
 */
export async function markDelivered(ctx: Ctx): Promise<number> {
  const job = 'markDelivered';
  const now = ctx.now.toISOString();
  return sweep<{ id: string; dispatched_at: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        `SELECT id, dispatched_at FROM trades t WHERE outbound_state = 'dispatched' AND dispatched_at <= ?1
           AND NOT ${putOffSql('t.id', { job: 3, now: 4 })} ORDER BY dispatched_at LIMIT ?2`,
        later(now, -countedMs), limit, job, now,
      ),
    step: ({ id, dispatched_at: sentAt }) => deliver(ctx, id, later(sentAt, countedMs)),
  });
}

async function deliver(ctx: Ctx, id: string, at: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  await commitStep(ctx, record, deliverRows(ctx, record, 'shop', at));
  return true;
}
