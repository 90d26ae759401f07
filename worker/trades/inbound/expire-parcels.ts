import { undoSaleEntries } from '../../../domain/trades/money/ledger';
import { canTransition, statesBefore } from '../../../domain/trades/lifecycle/transitions';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { bookingStatements } from '../money/ledger/booking-statements';
import { eventStatement, eventsThrough } from '../core/event-statements';
import { releaseOrderStatements } from '../money/ledger/release-order-statements';
import { sweepTrades } from '../core/sweep-trades';
import { requireUnchangedStatement } from '../core/trade-guards';
import { tradeFacts } from '../core/trade-facts';
import { lastEventOf } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';

const overdueParcels = defineDueRows(
  'expireParcels',
  `SELECT id, arrive_by AS due_at FROM trades
    WHERE inbound_state IN ${codes<InboundLegState>(statesBefore('inbound', 'expired'))}
    AND arrive_by <= ?1 AND received_at IS NULL`,
);

/**
 * Expires inbound legs whose books did not arrive in time. In a swap it releases the reserved books and restores store
 * credit. Safe to run twice, late or concurrently.
 * @returns how many legs expired
 * @see docs/product.md#parcel-deadlines
 */
export function expireParcels(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  return sweepTrades(ctx, {
    rows: overdueParcels,
    upTo: now,
    step: (record) => expireStatements(ctx, record, now),
  });
}

function expireStatements(ctx: Ctx, record: TradeRecord, now: string): D1PreparedStatement[] {
  const { trade, events } = record;
  const facts = tradeFacts(record, now);
  if (!canTransition('inbound', 'expired', 'shop', facts)) return [];
  const releasesBooks =
    trade.settlement === 'swap' && canTransition('outbound', 'released', 'shop', { ...facts, inbound: 'expired' });
  const last = lastEventOf(events, 'outbound');
  return [
    // The first of several parcels moves no leg, but it stops the deadline. This guard notices it.
    requireUnchangedStatement(ctx, trade),
    eventStatement(ctx, trade.id, [
      ...eventsThrough('inbound', lastEventOf(events, 'inbound'), ['expired'], 'shop'),
      ...(releasesBooks ? eventsThrough('outbound', last, ['released'], 'shop') : []),
    ]),
    ...(releasesBooks
      ? [
          ...releaseOrderStatements(ctx, record),
          // Money that arrived before it was due is refunded.
          ...bookingStatements(ctx, record, {
            entries: undoSaleEntries(record.ledger, `outbound:${last.seq + 1}`),
            actor: 'shop',
          }),
        ]
      : []),
  ];
}
