import type { Payout } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import { balancesOf } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { bookingStatements } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { payoutDueStatements } from './payout-due-statements';
import { refundShareStatements } from '../refunds/refund-statements';
import { retriedShares } from '../refunds/retried-shares';
import { refundSource } from '../refunds/refund-ref';
import type { TradeRecord } from '../../core/trade-rows';
import { movePayoutStatement, requireTradeOfPayout } from './move-payout';
import { readPayout, requirePayout } from './read-payouts';

/**
 * Makes a failed payout or refund due again, for the amount owed now. `way`: another refund method. Returns the
 * replaced payout. Other failed refunds of the trade stay failed if their method differs.
 * @throws `not-found`; `state-moved`; `payout-method-not-possible` for another method of a payout, or for store credit
 * without an account or in place of money
 * @see directive 2011/83/EU, article 13(1): a refund uses the means of payment of the purchase
 */
export async function retryPayout(
  ctx: Ctx,
  { id, way }: { readonly id: string; readonly way?: 'bank' | 'store-credit' | undefined },
): Promise<Payout> {
  const row = await requirePayout(ctx, id);
  if (row.state !== 'failed') throw new Problem('state-moved');
  const canBeCredit = row.kind === 'refund' && row.account !== null && refundSource(row) !== 'money';
  if (way === 'store-credit' && !canBeCredit) throw new Problem('payout-method-not-possible');
  const record = await requireTradeOfPayout(ctx, row);
  const retry =
    row.kind === 'payout'
      ? retryPayoutStatements(ctx, record)
      : refundShareStatements(ctx, record, retriedShares(record, row, way ?? row.way));
  await commitIfUnchanged(ctx, record, [movePayoutStatement(ctx, row, 'replaced'), ...retry]);
  return readPayout(ctx, id);
}

function retryPayoutStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const { trade, ledger, payouts } = record;
  if (trade.settlement_state !== 'payout-failed' && trade.settlement_state !== 'payout-due')
    throw new Problem('state-moved');
  const steps = trade.settlement_state === 'payout-failed' ? [{ to: 'payout-due', actor: 'staff' } as const] : [];
  const isPayoutDue = payouts.some(({ kind, state }) => kind === 'payout' && state === 'due');
  return [
    ...bookingStatements(ctx, record, { entries: [], actor: 'staff', steps, suspendsPayouts: true }),
    ...(isPayoutDue ? [] : payoutDueStatements(ctx, trade, balancesOf(ledger).tradeIn)),
  ];
}
