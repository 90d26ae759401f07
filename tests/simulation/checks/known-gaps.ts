import type { Finding as ShopFinding } from '../../../domain/desk/jobs-schemas';
import { dayMs } from '../../../domain/time';
import type { TradeRecord } from '../../../worker/features/trades/trade-rows';
import type { World } from '../world/world';

/** Defects of the shop that are known and not mended yet (docs/reliability.md); each as narrow as it can be told. */

/** Days for which the shop asks Stripe about a refund that is on its way. */
const askedDays = 30;

/**
 * Returns whether a trade waits for a card refund that the shop asks about no more: its event was lost, and no full
 * hour of
 * the schedule fell into the 30 days in which it is asked for.
 */
export function isForgottenRefund({ payouts }: TradeRecord, now: string): boolean {
  const last = new Date(Date.parse(now) - askedDays * dayMs).toISOString();
  return payouts.some(
    ({ way, state, sent_at: sentAt }) => way === 'stripe' && state === 'sent' && (sentAt ?? now) < last,
  );
}

/**
 * Returns whether store credit is owed to an account that was deleted: a withdrawal of books that credit had paid for
 * does
 * not stand in the way of a deletion, and the desk can't confirm the refund when the books come.
 */
export function isCreditOfNobody({ trade, payouts }: TradeRecord): boolean {
  return trade.account === null && payouts.some(({ way, state }) => way === 'store-credit' && state === 'due');
}

/**
 * Returns whether the nightly check calls a payout too small that a second payout will complete: books had paid for an
 * order, it was cancelled while their payout was due, and what they had paid becomes due when the first has left.
 */
export function isCompletedLater({ primary }: World, { code, id, found, expected }: ShopFinding): boolean {
  const [trade, kind] = id.split(' ');
  if (code !== 'payouts-due-differ' || kind !== 'payout' || Number(found) <= 0 || Number(found) >= Number(expected))
    return false;
  return primary.read(`SELECT 1 FROM trade_ledger WHERE trade_id = ?1 AND kind = 'netted-back'`, trade).length > 0;
}
