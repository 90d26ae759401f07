import { Problem } from '../../../../domain/problems';
import type { Payout, PayoutFailure } from '../../../../domain/desk/payout-schemas';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { readRecord } from '../../core/read-record';
import type { TradeRecord } from '../../core/trade-rows';
import type { PayoutListRow } from './payout-rows';

/**
 * Value that is no state of a payout. A statement that writes it violates `payouts_state`, which aborts its batch: the
 * payout has moved since it was read.
 */
export const noPayoutState = 'moved';

/**
 * Returns the statement that moves a payout from the state in which it was read, and erases its account. It aborts its
 * batch (`payouts_state`) when the payout has moved since.
 */
export function movePayoutStatement(
  ctx: Pick<Ctx, 'db' | 'now'>,
  row: Pick<PayoutListRow, 'id' | 'state'>,
  to: Exclude<Payout['state'], 'due' | 'sent'>,
  failure: PayoutFailure | null = null,
): D1PreparedStatement {
  return sql(
    ctx.db,
    `UPDATE payouts SET state = CASE state WHEN ?2 THEN ?3 ELSE '${noPayoutState}' END, failure = coalesce(?4, failure),
      sent_at = coalesce(sent_at, ?5), ended_at = ?5,
       holder = NULL, iban_sealed = NULL WHERE id = ?1`,
    row.id,
    row.state,
    to,
    failure,
    ctx.now.toISOString(),
  );
}

/**
 * Returns the trade of a payout, without that payout.
 * @throws `not-found`
 */
export async function requireTradeOfPayout(
  ctx: Ctx,
  row: Pick<PayoutListRow, 'id' | 'trade_id'>,
): Promise<TradeRecord> {
  const record = await readRecord(ctx, row.trade_id);
  if (record === null) throw new Problem('not-found');
  return { ...record, payouts: record.payouts.filter(({ id }) => id !== row.id) };
}
