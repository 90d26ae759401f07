import { stillSold } from '../../../domain/trades/money/ledger';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { outboxRow } from '../../outbox/outbox-row';
import { bookEntries } from '../money/ledger/book-entries';
import { commitStep } from '../core/commit-step';
import { outboundStep } from '../core/may-step';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * A parcel to a person is lost: everything that was in it and has not come back is refunded, postage included. Its
 * copies left the stock at dispatch; should the parcel turn up after all, they are taken back. Throws `state-moved`,
 * `trade-not-found`.
 */
export async function loseOrder(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  await commitStep(ctx, record, [
    outboundStep(ctx, record, 'lost', 'staff'),
    sql(
      ctx.db,
      `UPDATE outbound_lines SET refunded_ahead = 1 WHERE trade_id = ?1 AND state <> 'returned'`,
      record.trade.id,
    ),
    outboxRow(
      ctx,
      'trade-step',
      { trade, part: 'outbound', from: 'dispatched', to: 'lost' },
      `trade-step:${trade}:lost`,
    ),
    ...bookEntries(ctx, record, {
      entries: [{ kind: 'lost', amount: stillSold(record.ledger), ref: '' }],
      actor: 'staff',
    }),
  ]);
}
