import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { disputeEventsOfTradeSql, disputesOfTradeSql, type DisputeEventRow, type DisputeRow } from './dispute-rows';
import { warningsOfTradeSql, type FraudWarningRow } from './fraud-rows';
import type {
  TradeRow,
  InboundLineRow,
  OutboundLineRow,
  EventRow,
  LedgerRow,
  LineEventRow,
  ParcelRow,
  PayoutRow,
  TradeRecord,
  TradeRef,
} from './trade-rows';

/** Returns a trade with all its rows, or null when there is no such trade. Does not check access. One round trip. */
export async function readRecord(ctx: Pick<Ctx, 'db'>, id: string): Promise<TradeRecord | null> {
  const results = await ctx.db.batch([
    sql(ctx.db, 'SELECT * FROM trades WHERE id = ?1', id),
    sql(ctx.db, 'SELECT * FROM inbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(ctx.db, 'SELECT * FROM outbound_lines WHERE trade_id = ?1 ORDER BY line', id),
    sql(
      ctx.db,
      `SELECT part, seq, from_state, to_state, actor, at FROM trade_events WHERE trade_id = ?1
       ORDER BY at, CASE part WHEN 'inbound' THEN 1 WHEN 'outbound' THEN 2 ELSE 3 END, seq`,
      id,
    ),
    sql(
      ctx.db,
      `SELECT parcel, code, grams, posted_at, received_at, carrier, tracking FROM parcels WHERE trade_id = ?1
        ORDER BY parcel`,
      id,
    ),
    sql(
      ctx.db,
      'SELECT entry, side, kind, amount, ref, actor, at FROM trade_ledger WHERE trade_id = ?1 ORDER BY entry',
      id,
    ),
    sql(
      ctx.db,
      `SELECT part, line, seq, from_state, to_state, actor, facts, at FROM line_events WHERE trade_id = ?1
        ORDER BY at, part, line, seq`,
      id,
    ),
    sql(
      ctx.db,
      `SELECT id, kind, way, amount, state, reason, created_at, sent_at, ended_at FROM payouts WHERE trade_id = ?1
        ORDER BY created_at, id`,
      id,
    ),
    sql(ctx.db, 'SELECT id, line FROM grading_photos WHERE trade_id = ?1 ORDER BY line, at, id', id),
    sql(
      ctx.db,
      `SELECT withdrawal, reason, lines, at, carrier, tracking, sent_at FROM withdrawals WHERE trade_id = ?1
        ORDER BY withdrawal`,
      id,
    ),
    sql(ctx.db, 'SELECT state FROM payment_intents WHERE trade_id = ?1 ORDER BY created_at DESC, id DESC LIMIT 1', id),
    sql(
      ctx.db,
      'SELECT payouts_held_until, trade_mails FROM accounts WHERE id = (SELECT account FROM trades WHERE id = ?1)',
      id,
    ),
    sql(
      ctx.db,
      `SELECT coalesce(sum(amount), 0) AS credited FROM store_credit WHERE trade_id = ?1
        AND reason IN ('trade', 'bonus')`,
      id,
    ),
    sql(
      ctx.db,
      'SELECT id, number, follows_parcel AS parcel FROM trades WHERE follows = ?1 ORDER BY placed_at, id',
      id,
    ),
    sql(ctx.db, 'SELECT id, number FROM trades WHERE id = (SELECT follows FROM trades WHERE id = ?1)', id),
    sql(
      ctx.db,
      'SELECT number, goods + postage AS amount, at FROM credit_notes WHERE trade_id = ?1 ORDER BY number',
      id,
    ),
    sql(ctx.db, disputesOfTradeSql, id),
    sql(ctx.db, disputeEventsOfTradeSql, id),
    sql(ctx.db, warningsOfTradeSql, id),
  ]);
  const [trade] = rowsAt<TradeRow>(results, 0);
  if (trade === undefined) return null;
  const [person] = rowsAt<{ payouts_held_until: string | null; trade_mails: number }>(results, 11);
  return {
    trade,
    inbound: rowsAt<InboundLineRow>(results, 1),
    outbound: rowsAt<OutboundLineRow>(results, 2),
    events: rowsAt<EventRow>(results, 3),
    parcels: rowsAt<ParcelRow>(results, 4),
    ledger: rowsAt<LedgerRow>(results, 5),
    lineEvents: rowsAt<LineEventRow>(results, 6),
    payouts: rowsAt<PayoutRow>(results, 7),
    photos: rowsAt<TradeRecord['photos'][number]>(results, 8),
    withdrawals: rowsAt<TradeRecord['withdrawals'][number]>(results, 9),
    intent: rowsAt<{ state: NonNullable<TradeRecord['intent']> }>(results, 10)[0]?.state ?? null,
    heldUntil: person?.payouts_held_until ?? null,
    // Guests have no setting for mails and always get them.
    wantsMails: person === undefined || person.trade_mails === 1,
    credited: rowsAt<{ credited: number }>(results, 12)[0]?.credited ?? 0,
    followedBy: rowsAt<TradeRecord['followedBy'][number]>(results, 13),
    follows: rowsAt<TradeRef>(results, 14)[0] ?? null,
    creditNotes: rowsAt<TradeRecord['creditNotes'][number]>(results, 15),
    disputes: rowsAt<DisputeRow>(results, 16),
    disputeEvents: rowsAt<DisputeEventRow>(results, 17),
    warnings: rowsAt<FraudWarningRow>(results, 18),
  };
}
