import type { z } from 'zod';
import { Problem } from '../../../domain/problems';
import { withdrawalStatus } from '../../../domain/trades/withdrawal';
import type { withdrawSchema } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { withdrawals as withdrawalTable } from '../../platform/db/schema/trade-life';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { guestTradePath } from '../guest-links/guest-key';
import { lineEventStatements } from '../core/line-event-statements';
import { requireTrade, type AskedTrade } from '../core/require-trade';
import { lastLineSeq } from '../core/last-entries';

/**
 * Records a withdrawal from the purchase of lines, possible from dispatch until 14 days after delivery, and queues its
 * confirmation mail.
 * @throws `trade-not-found`; `withdrawal-over` after the deadline; `state-moved` for a line that is not `sent`
 * @see docs/product.md#withdrawal
 */
export async function withdrawLines(ctx: Ctx, input: AskedTrade & z.infer<typeof withdrawSchema>): Promise<void> {
  const record = await requireTrade(ctx, input);
  const { trade, outbound, withdrawals } = record;
  const now = ctx.now.toISOString();
  const open = withdrawalStatus({
    outbound: trade.outbound_state,
    deliveredAt: trade.delivered_at,
    now,
    market: trade.market,
  });
  if (open === 'over') throw new Problem('withdrawal-over');
  const lines = [...new Set(input.lines)].toSorted((a, b) => a - b);
  if (open !== 'open' || lines.some((line) => outbound.find((sold) => sold.line === line)?.state !== 'sent'))
    throw new Problem('state-moved');
  const number = (withdrawals.at(-1)?.withdrawal ?? 0) + 1;
  const ownPath =
    trade.account === null && input.key !== null ? guestTradePath(trade.id, input.key) : `/trades/${trade.id}`;
  const path = `/${ctx.language}${ownPath}`;
  await commitIfUnchanged(ctx, record, [
    ...lineEventStatements(
      ctx,
      trade.id,
      'outbound-line',
      lines.map((line) => ({
        line,
        seq: lastLineSeq(record.lineEvents, 'outbound-line', line) + 1,
        from: 'sent',
        to: 'return-requested',
        facts: { reason: input.reason },
      })),
      'customer',
    ),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(withdrawalTable)
        .values({
          tradeId: trade.id,
          withdrawal: number,
          reason: input.reason,
          lines: JSON.stringify(lines),
          words: input.words,
          at: now,
        }),
    ),
    outboxStatement(
      ctx,
      'withdrawn',
      { trade: trade.id, withdrawal: number, origin: mailLinkOrigin(ctx), path },
      `withdrawn:${trade.id}:${number}`,
    ),
  ]);
  sendOutboxSoon(ctx);
}
