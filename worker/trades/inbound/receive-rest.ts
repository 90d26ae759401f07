import { parcelPolicy } from '../../../domain/policy/parcels';
import { dayMs, addMs } from '../../../domain/time';
import { canTransition, statesBefore } from '../../../domain/trades/lifecycle/transitions';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { inboundEvents } from './conclude-leg';
import { eventStatement } from '../core/event-statements';
import { sweepTrades } from '../core/sweep-trades';
import { tradeFacts } from '../core/trade-facts';

const partlyReceivedLegs = defineDueRows(
  'receiveRest',
  `SELECT id, received_at AS due_at FROM trades
    WHERE inbound_state IN ${codes<InboundLegState>(statesBefore('inbound', 'received'))} AND received_at <= ?1`,
);

/**
 * Receives legs of several parcels `parcelPolicy.restDays` after the first parcel arrived, even if parcels are
 * missing. Safe to run twice, late or concurrently.
 * @returns how many legs were received
 * @see docs/product.md#parcels
 */
export function receiveRest(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  return sweepTrades(ctx, {
    rows: partlyReceivedLegs,
    upTo: addMs(now, -parcelPolicy.restDays * dayMs),
    step: (record) =>
      canTransition('inbound', 'received', 'shop', tradeFacts(record, now))
        ? [eventStatement(ctx, record.trade.id, inboundEvents(record, [{ to: 'received', actor: 'shop' }]))]
        : [],
  });
}
