import type { Ctx } from '../../context';
import { commit } from '../../db/commit';
import { erasePassed, forgetPassed } from './strip-trades';

/** Trades in one night; the next night goes on. */
const runSize = 2000;

/** For the nightly schedule: people in trades whose time by accounting law has passed are forgotten. Safe to repeat. */
export async function forgetOldTrades(ctx: Ctx): Promise<void> {
  await commit(ctx.db, [...erasePassed(ctx, null, runSize), forgetPassed(ctx, null, runSize)]);
}
