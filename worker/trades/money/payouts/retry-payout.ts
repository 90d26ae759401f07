import type { Payout } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import { balancesOf } from '../../../../domain/trades/money/ledger';
import type { Ctx } from '../../../platform/context';
import { bookingStatements } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import { payoutDueStatements } from './payout-due-statements';
import { refundShareStatements } from '../refunds/refund-statements';
import { amountOf, failedAmounts } from '../refunds/failed-amounts';
import { retriedShares } from '../refunds/retried-shares';
import { refundSource } from '../refunds/refund-ref';
import type { TradeRecord } from '../../core/trade-rows';
import { movePayoutStatement, requireTradeOfPayout } from './move-payout';
import { readPayout, requirePayout } from './read-payouts';

/**
 * Makes a failed payout or refund due again, for the amount owed now. `way`: another refund method. Returns the
 * replaced payout. Other failed payouts and refunds of the trade stay failed, because the desk decides about each.
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
  const steps = trade.settlement_state === 'payout-failed' ? [{ to: 'payout-due', actor: 'staff' } as const] : [];
  // A trade has at most one due payout, since the settlement goes through the states of one payout after the other.
  const due = payouts.filter(({ kind, state }) => kind === 'payout' && state === 'due');
  const waiting = amountOf(failedAmounts('payout', payouts, ledger));
  return [
    ...bookingStatements(ctx, record, { entries: [], actor: 'staff', steps, suspendsPayouts: true }),
    ...due.map((row) => movePayoutStatement(ctx, row, 'replaced')),
    ...payoutDueStatements(ctx, trade, balancesOf(ledger).tradeIn - waiting),
  ];
}
