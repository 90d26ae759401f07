import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/**
 * Returns the statements that erase personal data of trades outside their own rows.
 * These are photos (the outbox erases the bytes), carriers and tracking numbers of parcels, and payers of transfers.
 * `which` selects trade ids, with placeholders from `?1`.
 */
export function eraseTracesStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  which: string,
  ...values: readonly (string | number | null)[]
): D1PreparedStatement[] {
  const now = `?${values.length + 1}`;
  return [
    sql(
      ctx.db,
      `INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
       SELECT DISTINCT 'erase-photos-' || trade_id, 'erase-photos', 'erase-photos:' || trade_id,
       json_object('trade', trade_id), ${now}, ${now}
       FROM grading_photos WHERE trade_id IN (${which}) ON CONFLICT DO NOTHING`,
      ...values,
      ctx.now.toISOString(),
    ),
    sql(ctx.db, `DELETE FROM grading_photos WHERE trade_id IN (${which})`, ...values),
    sql(
      ctx.db,
      `UPDATE parcels SET carrier = NULL, tracking = NULL WHERE carrier IS NOT NULL AND trade_id IN (${which})`,
      ...values,
    ),
    sql(ctx.db, `DELETE FROM withdrawal_declarations WHERE trade_id IN (${which})`, ...values),
    sql(ctx.db, `UPDATE unmatched_money SET payer = '', reference = '' WHERE trade_id IN (${which})`, ...values),
    sql(
      ctx.db,
      `UPDATE withdrawals SET carrier = NULL, tracking = NULL WHERE carrier IS NOT NULL AND trade_id IN (${which})`,
      ...values,
    ),
    sql(
      ctx.db,
      `UPDATE inbound_lines SET sent_back = NULL WHERE sent_back IS NOT NULL AND trade_id IN (${which})`,
      ...values,
    ),
  ];
}
