import type { Ctx } from '../../../platform/context';
import { releaseStockStatements } from '../../../stock/release-stock';
import type { TradeRecord } from '../../core/trade-rows';
import { restoreCreditStatement } from '../store-credit/credit-statements';

/**
 * Returns the statements that release the reserved copies of an order and restore the store credit it used. The event
 * of the outbound leg must precede them in the batch.
 */
export function releaseOrderStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  { trade, outbound }: TradeRecord,
): D1PreparedStatement[] {
  return [
    ...releaseStockStatements(
      ctx,
      trade.id,
      outbound.map(({ isbn }) => isbn),
    ),
    restoreCreditStatement(ctx, trade.id),
  ];
}
