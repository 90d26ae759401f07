import { outboxStatement } from '../../../outbox/outbox-statement';
import type { Ctx } from '../../../platform/context';
import type { TradeRecord } from '../../core/trade-rows';

/**
 * Returns the statement that queues the end of a cancelled order's payment at the provider. None for an order that
 * awaits no payment, and without a provider.
 */
export function cancelPaymentStatements(
  ctx: Pick<Ctx, 'db' | 'ids' | 'now' | 'payments'>,
  { trade }: Pick<TradeRecord, 'trade'>,
): D1PreparedStatement[] {
  if (trade.settlement_state !== 'awaiting-payment' || ctx.payments === null) return [];
  return [outboxStatement(ctx, 'cancel-payment', { trade: trade.id }, `cancel-payment:${trade.id}`)];
}
