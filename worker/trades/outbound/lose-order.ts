import { and, eq, ne } from 'drizzle-orm';
import { soldAmount } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { outboundLines } from '../../platform/db/schema/trades';
import { outboxStatement } from '../../outbox/outbox-statement';
import { bookingStatements } from '../money/ledger/booking-statements';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { moveOutboundStatement } from '../core/move-outbound';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Marks a dispatched order as lost and refunds all that was not returned, postage included. Its copies left the stock
 * at dispatch. If the parcel turns up, `receiveReturn` restocks them.
 * @throws `state-moved`, `trade-not-found`
 */
export async function loseOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitIfUnchanged(ctx, record, [
    moveOutboundStatement(ctx, record, 'lost', 'staff'),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .update(outboundLines)
        .set({ refundedAhead: true })
        .where(and(eq(outboundLines.tradeId, record.trade.id), ne(outboundLines.state, 'returned'))),
    ),
    outboxStatement(
      ctx,
      'trade-step',
      { trade, part: 'outbound', from: 'dispatched', to: 'lost' },
      `trade-step:${trade}:lost`,
    ),
    ...bookingStatements(ctx, record, {
      entries: [{ kind: 'lost', amount: soldAmount(record.ledger), ref: '' }],
      actor: 'staff',
    }),
  ]);
}
