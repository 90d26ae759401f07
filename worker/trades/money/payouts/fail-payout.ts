import type { Payout, PayoutFailure } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { outboxRow } from '../../../outbox/outbox-row';
import { bookingStatements, type Booking } from '../ledger/booking-statements';
import { commitIfUnchanged } from '../../core/commit-if-unchanged';
import type { PayoutListRow } from './payout-rows';
import { movePayoutStatement, refundRef, requireTradeOfPayout } from './move-payout';
import { readPayout, requirePayout } from './read-payouts';

/**
 * A transfer came back, also one that was confirmed: the person is owed again, and the desk tries again when it is
 * known how. Throws `not-found`, `state-moved`.
 */
export async function failPayout(
  ctx: Ctx,
  { id, reason }: { readonly id: string; readonly reason: PayoutFailure },
): Promise<Payout> {
  const row = await requirePayout(ctx, id);
  if ((row.state !== 'sent' && row.state !== 'done') || row.way !== 'bank') throw new Problem('state-moved');
  const record = await requireTradeOfPayout(ctx, row);
  const booking = bookingOf(row);
  await commitIfUnchanged(ctx, record, [
    movePayoutStatement(ctx, row, 'failed', reason),
    ...bookingStatements(ctx, record, booking),
    // A payout that was only sent is told of by its trade's step.
    ...(booking.steps === undefined || booking.steps.length === 0
      ? [outboxRow(ctx, 'came-back', { trade: row.trade_id, payout: id }, `came-back:${id}`)]
      : []),
  ]);
  return readPayout(ctx, id);
}

function bookingOf(row: PayoutListRow): Booking {
  const waits = { actor: 'staff', waits: true } as const;
  if (row.kind === 'payout') {
    const steps: Booking['steps'] = row.state === 'sent' ? [{ to: 'payout-failed', actor: 'staff' }] : [];
    return { ...waits, entries: [{ kind: 'payout-failed', amount: row.amount, ref: row.id }], steps };
  }
  // A refund is booked when it is confirmed; one that was only sent has nothing to take back.
  return {
    ...waits,
    entries: row.state === 'sent' ? [] : [{ kind: 'refund-failed', amount: row.amount, ref: refundRef(row) }],
  };
}
