import { cancellationStates } from '../../../../domain/trades/lifecycle/cancel';
import type { Ctx } from '../../../platform/context';
import { cancelPurchaseStatements } from './cancel-purchase-statements';
import { cancelLegsStatements } from './cancel-legs-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { tradeFacts } from '../../core/trade-facts';
import { requireDeskTrade } from '../../core/require-desk-trade';

/**
 * Cancels a trade for staff, as far as its customer could with `cancelTrade`. In a swap whose parcel is under way or
 * settled, it cancels only the books that are not sent, for example when a copy is missing; what had paid for them is
 * refunded. The desk can also stop a packed parcel, for a buyer who withdrew before dispatch.
 * @throws `state-moved`, `trade-not-found`
 */
export async function cancelTradeAtDesk(ctx: Ctx, { trade }: { readonly trade: string }): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  const ending = cancellationStates(tradeFacts(record, ctx.now.toISOString()), 'staff');
  await commitIfUnchanged(
    ctx,
    record,
    ending === null
      ? cancelPurchaseStatements(ctx, record, 'staff')
      : cancelLegsStatements(ctx, record, ending, 'staff'),
  );
}
