import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';
import { putOffSql, sweep } from '../../db/sweep';
import { concludeLeg } from './conclude-leg';
import { factsOf, readRecord } from './trade-rows';

/**
 * Silence never means consent (docs/product.md#worse-than-said): copies found worse about which nobody decided in time go back,
 * and the leg goes on without them. Safe to run twice, late, or beside itself. Answers how many legs went on.
 */
export async function returnUndecided(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const job = 'returnUndecided';
  return sweep<{ id: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        `SELECT id FROM trades t WHERE inbound_state = 'awaiting-decision' AND decide_by <= ?1
           AND NOT ${putOffSql('t.id', { job: 3, now: 1 })} ORDER BY decide_by LIMIT ?2`,
        now, limit, job,
      ),
    step: ({ id }) => goOn(ctx, id, now),
  });
}

async function goOn(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  if (!next('inbound', factsOf(record, now)).some((move) => move.to === 'accepted' && move.by.includes('shop'))) return false;
  const silent = record.inbound.filter((line) => (line.state === 'regraded' || line.state === 'rejected') && line.decision === null);
  const undecided = silent.map((line) => ({ line, decision: null }));
  await commit(ctx.db, await concludeLeg(ctx, record, undecided, 'shop', [{ to: 'accepted', actor: 'shop' }]));
  return true;
}
