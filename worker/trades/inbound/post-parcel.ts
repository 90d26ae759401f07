import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { parcelPolicy } from '../../../domain/policy/parcels';
import { Problem } from '../../../domain/problems';
import { storedCarrier } from '../../../domain/trades/parcels/carriage';
import { canPost } from '../../../domain/trades/parcels/post';
import type { postParcelSchema } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { parcels as parcelTable } from '../../platform/db/schema/trades';
import { eventStatement, eventsThrough } from '../core/event-statements';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { tradeFacts } from '../core/trade-facts';
import { lastEventOf } from '../core/sequence-numbers';
import { parcelEventStatement } from './parcel-event-statement';
import { updateTradeStatement, type TradeRecord } from '../core/trade-rows';
import { requireUnchangedStatement } from '../core/trade-guards';
import { writeTrade } from '../core/write-trade';
import { countUnpostedParcels } from '../core/record-counts';

type PostedParcel = z.infer<typeof postParcelSchema>;

/**
 * Records that the customer posted a parcel. The first one moves the leg to `in-transit` and extends its deadline.
 * Repeating it for the same parcel only updates carrier and tracking number.
 * @throws `trade-not-found`; `not-found` for a parcel; `state-moved` when it has arrived or is too late
 */
export async function postParcel(ctx: Ctx, request: TradeRequest, posted: PostedParcel): Promise<void> {
  await writeTrade(
    ctx,
    () => requireTrade(ctx, request),
    (record) => postStatements(ctx, record, posted),
  );
}

function postStatements(
  ctx: Ctx,
  record: TradeRecord,
  { parcel: number, tracking, ...chosen }: PostedParcel,
): D1PreparedStatement[] {
  const { trade, parcels, events } = record;
  const now = ctx.now.toISOString();
  const parcel = parcels.find((candidate) => candidate.parcel === number);
  if (parcel === undefined) throw new Problem('not-found');
  const isRepeated = parcel.posted_at !== null && parcel.received_at === null && trade.inbound_state === 'in-transit';
  if (!isRepeated && !canPost(tradeFacts(record, now), countUnpostedParcels([parcel])))
    throw new Problem('state-moved');
  const isFirst = trade.inbound_state === 'awaiting-parcel';
  return [
    requireUnchangedStatement(ctx, trade),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(parcelTable)
        .set({
          carrier: storedCarrier(chosen),
          tracking: tracking === undefined || tracking === '' ? null : tracking,
        })
        .where(and(eq(parcelTable.tradeId, trade.id), eq(parcelTable.parcel, number))),
    ),
    ...(isRepeated ? [] : [parcelEventStatement(ctx, trade.id, number, 'posted', 'customer')]),
    ...(isFirst
      ? [
          eventStatement(
            ctx,
            trade.id,
            eventsThrough('inbound', lastEventOf(events, 'inbound'), ['in-transit'], 'customer'),
          ),
          updateTradeStatement(ctx, trade.id, {
            arriveBy: deadlineAfterDays(trade.placed_at, parcelPolicy.arriveDaysPosted, trade.market),
          }),
        ]
      : []),
  ];
}
