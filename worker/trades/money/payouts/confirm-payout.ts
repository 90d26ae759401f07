import { Problem } from '../../../../domain/problems';
import type { Payout } from '../../../../domain/desk/payout-schemas';
import { bonusOn } from '../../../../domain/checkout/sums';
import type { Ctx } from '../../../platform/context';
import { bookingStatements, type Booking } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import {
  addCreditStatements,
  earnedCreditStatements,
  restoreCreditPartStatement,
} from '../store-credit/credit-statements';
import { blockedReason, type PayoutListRow } from './payout-rows';
import { movePayoutStatement, requireTradeOfPayout } from './move-payout';
import { readPayout, requirePayout } from './read-payouts';
import { isCardProvider } from '../../../../domain/trades/money/card-providers';
import { refundRef } from '../refunds/refund-ref';

/**
 * Confirms a payout: sent by a file, transferred by hand, or carried out here as store credit. Refunds of the payment
 * provider are confirmed by the provider only.
 * @throws `not-found`, `state-moved`, `payout-held`
 */
export async function confirmPayout(ctx: Ctx, { id }: { readonly id: string }): Promise<Payout> {
  const row = await requirePayout(ctx, id);
  if ((row.state !== 'due' && row.state !== 'sent') || isCardProvider(row.way)) throw new Problem('state-moved');
  const blocked = blockedReason(row, ctx.now.toISOString());
  if (blocked === 'held') throw new Problem('payout-held');
  // A transfer by hand needs no stored account; store credit needs one.
  if (blocked === 'not-yet' || (blocked === 'no-account' && row.way === 'store-credit'))
    throw new Problem('state-moved');
  const record = await requireTradeOfPayout(ctx, row);
  await commitIfUnchanged(ctx, record, [
    movePayoutStatement(ctx, row, 'done'),
    ...bookingStatements(ctx, record, confirmationBooking(row)),
    ...payoutCreditStatements(ctx, row),
  ]);
  return readPayout(ctx, id);
}

/** Returns the booking of a payout that is done. A sent payout was booked when it was sent. */
function confirmationBooking(row: PayoutListRow): Booking {
  if (row.kind === 'refund')
    return { entries: [{ kind: 'refund', amount: -row.amount, ref: refundRef(row) }], actor: 'staff' };
  const balanced = { to: 'balanced', actor: 'staff' } as const;
  if (row.state === 'sent') return { entries: [], actor: 'staff', steps: [balanced] };
  return {
    entries: [{ kind: 'payout', amount: -row.amount, ref: row.id }],
    actor: 'staff',
    steps: [{ to: 'payout-sent', actor: 'staff' }, balanced],
  };
}

/** Returns the statements that credit a payout by store credit. A payout earns a bonus; refunds do not. */
function payoutCreditStatements(ctx: Ctx, row: PayoutListRow): D1PreparedStatement[] {
  if (row.way !== 'store-credit' || row.account === null) return [];
  const { account, currency, amount, trade_id: trade } = row;
  if (row.kind === 'payout')
    return earnedCreditStatements(ctx, { account, currency, trade, amount, bonus: bonusOn(amount) });
  return row.reason === 'store-credit'
    ? [restoreCreditPartStatement(ctx, trade, { amount, bonus: 0 })]
    : addCreditStatements(ctx, { id: trade, account, currency }, amount);
}
