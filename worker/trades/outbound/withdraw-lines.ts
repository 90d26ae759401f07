import type { z } from 'zod';
import { Problem } from '../../../domain/problems';
import { withdrawalStatus } from '../../../domain/trades/withdrawal';
import type { withdrawSchema } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { mailLinkOrigin } from '../../platform/settings/mail-link-origin';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { guestTradePath } from '../guest-links/guest-key';
import { requireTrade, type TradeRequest } from '../core/require-trade';
import { withdrawStatements } from './withdraw-statements';

/**
 * Records a withdrawal from the purchase of lines, possible from dispatch until 14 days after delivery, and queues its
 * confirmation mail.
 * @throws `trade-not-found`; `withdrawal-over` after the deadline; `state-moved` for a line that is not `sent`
 * @see docs/product.md#withdrawal
 */
export async function withdrawLines(ctx: Ctx, input: TradeRequest & z.infer<typeof withdrawSchema>): Promise<void> {
  const record = await requireTrade(ctx, input);
  const { trade, outbound } = record;
  const now = ctx.now.toISOString();
  const status = withdrawalStatus({
    outbound: trade.outbound_state,
    deliveredAt: trade.delivered_at,
    now,
    market: trade.market,
  });
  if (status === 'over') throw new Problem('withdrawal-over');
  const lines = [...new Set(input.lines)].toSorted((a, b) => a - b);
  if (status !== 'open' || lines.some((line) => outbound.find((sold) => sold.line === line)?.state !== 'sent'))
    throw new Problem('state-moved');
  const ownPath =
    trade.account === null && input.key !== null ? guestTradePath(trade.id, input.key) : `/trades/${trade.id}`;
  await commitIfUnchanged(
    ctx,
    record,
    withdrawStatements(ctx, record, {
      lines,
      reason: input.reason,
      words: input.words,
      at: now,
      by: 'customer',
      path: `/${ctx.language}${ownPath}`,
      origin: mailLinkOrigin(ctx),
    }),
  );
  sendOutboxSoon(ctx);
}
