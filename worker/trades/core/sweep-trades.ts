import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';
import { sweepRows, type Sweep } from '../../platform/db/sweep';
import { readRecord } from './read-record';
import type { TradeRecord } from './trade-rows';

/** A scheduled change of each trade that is due. */
export interface TradeSweep extends Omit<Sweep, 'step'> {
  /** Returns the statements of the change, with their guard; none where the trade is no longer due. */
  readonly step: (record: TradeRecord) => readonly D1PreparedStatement[] | Promise<readonly D1PreparedStatement[]>;
}

/**
 * Changes each trade that is due, each in a batch of its own (see `sweepRows`).
 * @returns how many trades were changed
 */
export function sweepTrades(ctx: Ctx, { rows, upTo, step }: TradeSweep): Promise<number> {
  return sweepRows(ctx, {
    rows,
    upTo,
    step: async (id) => {
      const record = await readRecord(ctx, id);
      const statements = record === null ? [] : await step(record);
      if (statements.length > 0) await commit(ctx.db, [...statements]);
      return statements.length > 0;
    },
  });
}
