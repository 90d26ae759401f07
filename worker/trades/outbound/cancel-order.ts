import { Problem } from '../../../domain/problems';
import { cancellationStates } from '../../../domain/trades/lifecycle/cancel';
import { undoSaleEntries } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { bookingStatements } from '../money/ledger/booking-statements';
import { cancelStatements } from './cancel-trade';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { moveOutboundStatement } from '../core/move-outbound';
import { releaseOrderStatements } from '../money/ledger/release-order-statements';
import { tradeFacts } from '../core/trade-facts';
import { lastEventOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Cancels a trade for the desk, as far as its customer could. In a swap whose parcel is under way or settled, it
 * cancels only the reserved books, for example when a copy is missing; what had paid for them is refunded.
 * @throws `state-moved`, `trade-not-found`
 */
export async function cancelOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  const ending = cancellationStates(tradeFacts(record, ctx.now.toISOString()), 'staff');
  if (ending === null && record.trade.outbound_state !== 'reserved') throw new Problem('state-moved');
  await commitIfUnchanged(
    ctx,
    record,
    ending === null ? cancelOutboundStatements(ctx, record) : cancelStatements(ctx, record, ending, 'staff'),
  );
}

function cancelOutboundStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const { trade, ledger, events } = record;
  return [
    moveOutboundStatement(ctx, record, 'cancelled', 'staff'),
    ...releaseOrderStatements(ctx, record),
    ...bookingStatements(ctx, record, {
      entries: undoSaleEntries(ledger, `outbound:${lastEventOf(events, 'outbound').seq + 1}`),
      actor: 'staff',
      // The difference of a swap is no longer due.
      steps: trade.settlement_state === 'awaiting-payment' ? [{ to: 'lapsed', actor: 'staff' }] : [],
    }),
  ];
}
