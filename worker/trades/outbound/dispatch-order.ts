import type { Dispatch } from '../../../domain/desk/outbound-schemas';
import { storedCarrier } from '../../../domain/trades/parcels/carriage';
import type { Ctx } from '../../platform/context';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { lineEventStatements, type NewLineEvent } from '../core/line-event-statements';
import { moveOutboundStatement } from '../core/move-outbound';
import { sellerStatement } from '../documents/seller-facts';
import { requireNoRecall } from '../../stock/recalls/require-no-recall';
import { sellStockStatements } from '../../stock/sell-stock';
import { nextLineSeq } from '../core/sequence-numbers';
import { updateTradeStatement } from '../core/trade-rows';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Dispatches a packed order: its copies leave the stock, its lines become `sent`, and the customer can withdraw.
 * @throws `state-moved`, `trade-not-found`, `book-recalled` {isbn}
 */
export async function dispatchOrder(
  ctx: Ctx,
  { trade, tracking, ...chosen }: Dispatch & { readonly trade: string },
): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await requireNoRecall(
    ctx,
    record.outbound.map(({ isbn }) => isbn),
  );
  const sent = record.outbound.map(({ line }): NewLineEvent<'outbound-line'> => ({
    line,
    seq: nextLineSeq(record.lineEvents, 'outbound-line', line),
    from: '',
    to: 'sent',
  }));
  await commitIfUnchanged(ctx, record, [
    // The event below triggers the invoice with its number and the current seller.
    sellerStatement(ctx),
    moveOutboundStatement(ctx, record, 'dispatched', 'staff'),
    ...lineEventStatements(ctx, trade, 'outbound-line', sent, 'staff'),
    ...sellStockStatements(
      ctx,
      trade,
      record.outbound.map(({ isbn }) => isbn),
    ),
    updateTradeStatement(ctx, trade, {
      dispatchedAt: ctx.now.toISOString(),
      carrier: storedCarrier(chosen),
      tracking: tracking === '' ? null : tracking,
    }),
  ]);
}
