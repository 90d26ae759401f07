import { Problem } from '../../../domain/problems';
import type { TradeFacts } from '../../../domain/trades/lifecycle/facts';
import { canTransition } from '../../../domain/trades/lifecycle/transitions';
import type { Ctx } from '../../platform/context';
import { eventStatement } from '../core/event-statements';
import { requireDeskTrade } from '../core/require-desk-trade';
import { requireUnchangedStatement } from '../core/trade-guards';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { writeTrade } from '../core/write-trade';
import { inboundEvents } from './conclude-leg';

/** Returns the facts of a trade whose other parcels count as lost. */
const withOtherParcelsLost = (facts: TradeFacts): TradeFacts => ({
  ...facts,
  parcels: { ...facts.parcels, sent: facts.parcels.arrived },
});

/**
 * Receives a leg of several parcels before its time, because the desk does not wait for the others. A parcel that still
 * arrives is received while the copies are graded; after that it becomes a trade of its own.
 * @throws `state-moved` when no parcel has arrived, or the leg is received already
 */
export async function gradeArrived(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  await writeTrade(
    ctx,
    () => requireDeskTrade(ctx, trade),
    (record) => receiveStatements(ctx, record),
  );
}

function receiveStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const facts = withOtherParcelsLost(tradeFacts(record, ctx.now.toISOString()));
  if (!canTransition('inbound', 'received', 'staff', facts)) throw new Problem('state-moved');
  return [
    requireUnchangedStatement(ctx, record.trade),
    eventStatement(ctx, record.trade.id, inboundEvents(record, [{ to: 'received', actor: 'staff' }])),
  ];
}
