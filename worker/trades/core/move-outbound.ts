import { Problem } from '../../../domain/problems';
import type { Actor } from '../../../domain/lifecycle';
import { canTransition } from '../../../domain/trades/lifecycle/transitions';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { eventStatement, eventsThrough } from './event-statements';
import { tradeFacts } from './trade-facts';
import { lastEventOf } from './sequence-numbers';
import type { TradeRecord } from './trade-rows';

/** Returns whether the lifecycle and its guards let this actor move the outbound leg to a state now. */
export function canMoveOutbound(ctx: Pick<Ctx, 'now'>, record: TradeRecord, to: OutboundLegState, by: Actor): boolean {
  return canTransition('outbound', to, by, tradeFacts(record, ctx.now.toISOString()));
}

/**
 * Returns the statement that moves the outbound leg.
 * @throws `state-moved` where the lifecycle forbids the move to this actor
 */
export function moveOutboundStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  record: TradeRecord,
  to: OutboundLegState,
  by: Actor,
): D1PreparedStatement {
  if (!canMoveOutbound(ctx, record, to, by)) throw new Problem('state-moved');
  return eventStatement(
    ctx,
    record.trade.id,
    eventsThrough('outbound', lastEventOf(record.events, 'outbound'), [to], by),
  );
}
