import type { Ctx } from '../../context';
import { forgetPassed } from './strip-trades';

/** Trades in one night; the next night goes on. */
const runSize = 2000;

/** For the nightly schedule: people in trades whose time by accounting law has passed are forgotten. Safe to repeat. */
export async function forgetOldTrades(ctx: Ctx): Promise<void> {
  await forgetPassed(ctx, null, runSize).run();
}
