import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { rows, sql } from '../../db/client';
import { commit, ConstraintError } from '../../db/commit';
import { concludeLeg } from './conclude-leg';
import { factsOf, readRecord } from './trade-rows';

/** Trades looked at in one run; the schedule comes back every minute. */
const runSize = 50;

/**
 * Silence never means consent (product page, section 4): copies found worse about which nobody decided in time go back,
 * and the leg goes on without them. Safe to run twice, late, or beside itself. Answers how many legs went on.
 */
export async function returnUndecided(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const due = await rows<{ id: string }>(
    sql(ctx.db, `SELECT id FROM trades WHERE inbound_state = 'awaiting-decision' AND decide_by <= ?1 ORDER BY decide_by LIMIT ?2`, now, runSize),
  );
  let went = 0;
  for (const { id } of due) if (await goOn(ctx, id, now)) went += 1;
  return went;
}

async function goOn(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  if (!next('inbound', factsOf(record, now)).some((move) => move.to === 'accepted' && move.by.includes('shop'))) return false;
  const silent = record.inbound.filter((line) => (line.state === 'regraded' || line.state === 'rejected') && line.decision === null);
  try {
    await commit(ctx.db, await concludeLeg(ctx, record, silent.map((line) => ({ line, decision: null })), 'shop', [{ to: 'accepted', actor: 'shop' }]));
    return true;
  } catch (error) {
    // The person decided at the same moment; what is left is looked at again in a minute.
    if (error instanceof ConstraintError) return false;
    throw error;
  }
}
