import type { Dispatch } from '../../../domain/desk/outbound-schemas';
import { storedCarrier } from '../../../domain/trades/parcels/carriage';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { lineEventStatements, type NewLineEvent } from '../core/line-event-statements';
import { moveOutboundStatement } from '../core/move-outbound';
import { sellerStatement } from '../documents/seller-facts';
import { sellStockStatements } from '../../stock/sell-stock';
import { lastLineSeq } from '../core/last-entries';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * A packed parcel goes to the carrier: its copies leave the stock, its lines are sent, and from now on the person may
 * withdraw. Throws `state-moved`, `trade-not-found`.
 */
export async function dispatchOrder(
  ctx: Ctx,
  { trade, tracking, ...chosen }: Dispatch & { readonly trade: string },
): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  const sent = record.outbound.map(({ line }): NewLineEvent<'outbound-line'> => ({
    line,
    seq: lastLineSeq(record.lineEvents, 'outbound-line', line) + 1,
    from: '',
    to: 'sent',
  }));
  await commitIfUnchanged(ctx, record, [
    // The event below gives the invoice its number, and the shop as it is now.
    sellerStatement(ctx),
    moveOutboundStatement(ctx, record, 'dispatched', 'staff'),
    ...lineEventStatements(ctx, trade, 'outbound-line', sent, 'staff'),
    ...sellStockStatements(
      ctx,
      trade,
      record.outbound.map(({ isbn }) => isbn),
    ),
    sql(
      ctx.db,
      'UPDATE trades SET dispatched_at = ?2, carrier = ?3, tracking = ?4 WHERE id = ?1',
      trade,
      ctx.now.toISOString(),
      storedCarrier(chosen),
      tracking === '' ? null : tracking,
    ),
  ]);
}
