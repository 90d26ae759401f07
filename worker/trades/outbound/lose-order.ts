import { soldAmount } from '../../../domain/trades/money/ledger';
import type { OutboundLineState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { code } from '../../platform/db/codes';
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
    sql(
      ctx.db,
      `UPDATE outbound_lines SET refunded_ahead = 1 WHERE trade_id = ?1 AND state <> ${code<OutboundLineState>('returned')}`,
      record.trade.id,
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
