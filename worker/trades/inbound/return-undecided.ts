import { canTransition } from '../../../domain/trades/lifecycle/transitions';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { code } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { concludeLegStatements } from './conclude-leg';
import { sweepTrades } from '../core/sweep-trades';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { isUndecided } from '../core/graded-worse';

const undecidedLegs = defineDueRows(
  'returnUndecided',
  `SELECT id, decide_by AS due_at FROM trades
    WHERE inbound_state = ${code<InboundLegState>('awaiting-decision')} AND decide_by <= ?1`,
);

/**
 * Settles legs whose customer did not answer in time. Undecided copies are returned, because silence never means
 * consent. Safe to run twice, late or concurrently.
 * @returns how many legs were settled
 * @see docs/product.md#worse-than-said
 */
export function returnUndecided(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  return sweepTrades(ctx, {
    rows: undecidedLegs,
    upTo: now,
    step: (record) => settleStatements(ctx, record, now),
  });
}

async function settleStatements(ctx: Ctx, record: TradeRecord, now: string): Promise<D1PreparedStatement[]> {
  if (!canTransition('inbound', 'accepted', 'shop', tradeFacts(record, now))) return [];
  const undecided = record.inbound.filter(isUndecided).map((row) => ({ row, decision: null }));
  return concludeLegStatements(ctx, record, undecided, 'shop', [{ to: 'accepted', actor: 'shop' }]);
}
