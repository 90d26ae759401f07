import { Problem } from '../../../../domain/problems';
import type { Payout, PayoutFailure } from '../../../../domain/desk/payout-schemas';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { readRecord } from '../../core/read-record';
import type { TradeRecord } from '../../core/trade-rows';
import type { PayoutListRow } from './payout-rows';

/**
 * Statement: a payout moves from the state it was read in; aborts its batch (`payouts_state`) when it has moved
 * meanwhile. Whose account it was is forgotten with its end.
 */
export function movePayoutStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: Pick<PayoutListRow, 'id' | 'state'>,
  to: Exclude<Payout['state'], 'due' | 'sent'>,
  failure: PayoutFailure | null = null,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE payouts SET state = CASE state WHEN ?2 THEN ?3 ELSE 'moved' END, failure = coalesce(?4, failure),
      sent_at = coalesce(sent_at, ?5), ended_at = ?5,
       holder = NULL, iban_sealed = NULL WHERE id = ?1`,
    row.id,
    row.state,
    to,
    failure,
    ctx.now.toISOString(),
  );
}

/** The trade of a payout, without that payout among those under way. Throws `not-found`. */
export async function requireTradeOfPayout(
  ctx: Ctx,
  row: Pick<PayoutListRow, 'id' | 'trade_id'>,
): Promise<TradeRecord> {
  const record = await readRecord(ctx, row.trade_id);
  if (record === null) throw new Problem('not-found');
  return { ...record, payouts: record.payouts.filter(({ id }) => id !== row.id) };
}

/** What names a refund in the ledger. */
export function refundRef(row: Pick<PayoutListRow, 'id' | 'reason'>): string {
  return `${row.reason ?? 'money'}:${row.id}`;
}
