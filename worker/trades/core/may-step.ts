import { Problem } from '../../../domain/problems';
import type { Who } from '../../../domain/lifecycle';
import { canMove } from '../../../domain/trades/lifecycle/lives';
import type { OutboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { eventRows, eventsThrough } from './event-rows';
import { factsOf } from './trade-facts';
import { lastOf } from './last-entries';
import type { TradeRecord } from './trade-rows';

/** Whether somebody may move the outbound leg there now, guards looked at. */
export function mayMoveOutbound(ctx: Pick<Ctx, 'now'>, record: TradeRecord, to: OutboundLegState, by: Who): boolean {
  return canMove('outbound', to, by, factsOf(record, ctx.now.toISOString()));
}

/** Statement: the outbound leg moves. Throws `state-moved` where it may not, or not by this actor. */
export function outboundStep(
  ctx: Pick<Ctx, 'db' | 'now'>,
  record: TradeRecord,
  to: OutboundLegState,
  by: Who,
): D1PreparedStatement {
  if (!mayMoveOutbound(ctx, record, to, by)) throw new Problem('state-moved');
  return eventRows(ctx, record.trade.id, eventsThrough('outbound', lastOf(record.events, 'outbound'), [to], by));
}
