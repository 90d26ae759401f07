import { canPayOutTo } from '../../../../domain/checkout/payout-country';
import type { Payout } from '../../../../domain/desk/payout-schemas';
import { money } from '../../../../domain/money';
import type { Ctx } from '../../../platform/context';
import { readSharedAccounts } from '../../../accounts/payout-details/read-shared-accounts';
import { columnsOf, filled, nullable, type RowOf } from '../../../platform/db/columns';
import { accounts } from '../../../platform/db/schema/accounts';
import { payouts } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { refundSource } from '../refunds/refund-ref';

/** Columns of `payoutSelect`. */
export const payoutListColumns = {
  ...columnsOf(
    payouts,
    'id',
    'trade_id',
    'kind',
    'way',
    'amount',
    'currency',
    'state',
    'reason',
    'failure',
    'file',
    'created_at',
    'sent_at',
    'ended_at',
    // Destination as a payout file stated it.
    'holder',
    'iban_sealed',
  ),
  ...columnsOf(trades, 'number', 'market', 'account'),
  settlement_state: filled(trades.settlementState),
  payouts_held_until: nullable(accounts.payoutsHeldUntil),
  // Current destination: the payout details of the account, or the account that a guest gave for a refund.
  to_holder: nullable(trades.refundHolder),
  to_sealed: nullable(trades.refundIbanSealed),
  to_masked: nullable(trades.payoutIbanMasked),
};
/** A payout with its trade and its destination account. */
export type PayoutListRow = RowOf<typeof payoutListColumns>;

/** SQL that selects `PayoutListRow`s, without a condition. Aliases: `payouts p`, `trades t`. */
export const payoutSelect = `SELECT p.id, p.trade_id, t.number, t.market, t.account, t.settlement_state, p.kind, p.way,
  p.amount, p.currency, p.state, p.reason,
    p.failure, p.file, p.created_at, p.sent_at, p.ended_at, a.payouts_held_until, p.holder, p.iban_sealed,
    CASE WHEN t.account IS NULL THEN t.refund_holder ELSE d.holder END AS to_holder,
    CASE WHEN t.account IS NULL THEN t.refund_iban_sealed ELSE d.iban_sealed END AS to_sealed,
    CASE WHEN t.account IS NULL THEN t.payout_iban_masked ELSE d.iban_masked END AS to_masked
  FROM payouts p CROSS JOIN trades t ON t.id = p.trade_id LEFT JOIN accounts a ON a.id = t.account
  LEFT JOIN payout_details d ON d.account = t.account`;

/**
 * Returns why a due payout cannot be sent now; null when it can, or when it is not due. `now`: ISO 8601. The masked
 * IBAN still shows its country.
 */
export function blockedReason(row: PayoutListRow, now: string): Payout['blocked'] {
  if (row.state !== 'due') return null;
  if (row.kind === 'payout' && row.settlement_state !== 'payout-due') return 'not-yet';
  if (row.way === 'store-credit') return row.account === null ? 'no-account' : null;
  if (row.way !== 'bank') return null;
  if (row.payouts_held_until !== null && row.payouts_held_until > now) return 'held';
  if (row.to_sealed === null || row.to_masked === null) return 'no-account';
  // An account is stored once for all markets; files cannot send the currency of this market to its country.
  return canPayOutTo(row.market, row.to_masked) ? null : 'account-abroad';
}

/** Returns payouts for the desk. */
export async function readPayoutViews(ctx: Ctx, rows: readonly PayoutListRow[]): Promise<Payout[]> {
  const toBank = rows.flatMap(({ way, account }) => (way === 'bank' && account !== null ? [account] : []));
  const shared = await readSharedAccounts(ctx, toBank);
  return rows.map((row) => ({
    ...payoutView(row, ctx.now.toISOString()),
    sharedBy: row.way === 'bank' ? (shared.get(row.account ?? '') ?? 0) : 0,
  }));
}

/** Returns a payout without what other accounts say about it. `now`: ISO 8601. */
function payoutView(row: PayoutListRow, now: string): Omit<Payout, 'sharedBy'> {
  return {
    id: row.id,
    trade: row.trade_id,
    number: row.number,
    market: row.market,
    kind: row.kind,
    way: row.way,
    amount: money(row.amount, row.currency),
    state: row.state,
    paidBy: row.kind === 'refund' ? refundSource(row) : null,
    failure: row.failure,
    blocked: blockedReason(row, now),
    heldUntil: row.payouts_held_until !== null && row.payouts_held_until > now ? row.payouts_held_until : null,
    holder: row.way === 'bank' ? (row.holder ?? row.to_holder) : null,
    iban: row.way === 'bank' ? row.to_masked : null,
    file: row.file,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    endedAt: row.ended_at,
  };
}
