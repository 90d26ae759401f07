import type { Payout, PayoutFailure } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { outboxStatement } from '../../../outbox/outbox-statement';
import { bookingStatements, type Booking } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import type { PayoutListRow } from './payout-rows';
import { movePayoutStatement, requireTradeOfPayout } from './move-payout';
import { readPayout, requirePayout } from './read-payouts';
import { refundRef } from '../refunds/refund-ref';

/**
 * Records that the bank returned a transfer, also a confirmed one. The amount is owed again, and the desk can retry.
 * @throws `not-found`, `state-moved`
 */
export async function failPayout(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: PayoutFailure },
): Promise<Payout> {
  const row = await requirePayout(ctx, id);
  if ((row.state !== 'sent' && row.state !== 'done') || row.way !== 'bank') throw new Problem('state-moved');
  const record = await requireTradeOfPayout(ctx, row);
  const booking = failureBooking(row);
  await commitIfUnchanged(ctx, record, [
    movePayoutStatement(ctx, row, 'failed', reason),
    ...bookingStatements(ctx, record, booking),
    // The event of the settlement already queues the mail about an unconfirmed payout.
    ...(booking.steps === undefined || booking.steps.length === 0
      ? [outboxStatement(ctx, 'came-back', { trade: row.trade_id, payout: id }, `came-back:${id}`)]
      : []),
  ]);
  return readPayout(ctx, id);
}

/** Returns the booking that reverses a returned transfer. Nothing becomes due until the desk retries. */
function failureBooking(row: PayoutListRow): Booking {
  const byStaff = { actor: 'staff', suspendsPayouts: true } as const;
  if (row.kind === 'payout') {
    const steps: Booking['steps'] = row.state === 'sent' ? [{ to: 'payout-failed', actor: 'staff' }] : [];
    return { ...byStaff, entries: [{ kind: 'payout-failed', amount: row.amount, ref: row.id }], steps };
  }
  // A refund is booked when it is confirmed, so an unconfirmed one has no entry to reverse.
  return {
    ...byStaff,
    entries: row.state === 'sent' ? [] : [{ kind: 'refund-failed', amount: row.amount, ref: refundRef(row) }],
  };
}
