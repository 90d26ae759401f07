import type { Ctx } from '../../platform/context';
import { columnsOf, number } from '../../platform/db/columns';
import { defineRead, readStatement, rowsOfEach, type BoundRead } from '../../platform/db/read';
import { accounts } from '../../platform/db/schema/accounts';
import { paymentIntents } from '../../platform/db/schema/trade-life';
import { disputeEventsOfTrade, disputesOfTrade } from './dispute-rows';
import { warningsOfTrade } from './fraud-rows';
import {
  creditNoteColumns,
  eventColumns,
  followerColumns,
  inboundLineColumns,
  ledgerColumns,
  lineEventColumns,
  outboundLineColumns,
  parcelColumns,
  payoutColumns,
  photoColumns,
  tradeColumns,
  tradeRefColumns,
  withdrawalColumns,
  type TradeRecord,
} from './trade-rows';

const tradeOfId = defineRead(tradeColumns, 'SELECT * FROM trades WHERE id = ?1');
const inboundOfTrade = defineRead(inboundLineColumns, 'SELECT * FROM inbound_lines WHERE trade_id = ?1 ORDER BY line');
const outboundOfTrade = defineRead(
  outboundLineColumns,
  'SELECT * FROM outbound_lines WHERE trade_id = ?1 ORDER BY line',
);
const eventsOfTrade = defineRead(
  eventColumns,
  `SELECT part, seq, from_state, to_state, actor, at FROM trade_events WHERE trade_id = ?1
   ORDER BY at, CASE part WHEN 'inbound' THEN 1 WHEN 'outbound' THEN 2 ELSE 3 END, seq`,
);
const parcelsOfTrade = defineRead(
  parcelColumns,
  `SELECT parcel, code, grams, posted_at, received_at, carrier, tracking FROM parcels WHERE trade_id = ?1
    ORDER BY parcel`,
);
const ledgerOfTrade = defineRead(
  ledgerColumns,
  'SELECT entry, side, kind, amount, ref, actor, at FROM trade_ledger WHERE trade_id = ?1 ORDER BY entry',
);
const lineEventsOfTrade = defineRead(
  lineEventColumns,
  `SELECT part, line, seq, from_state, to_state, actor, facts, at FROM line_events WHERE trade_id = ?1
    ORDER BY at, part, line, seq`,
);
const payoutsOfTrade = defineRead(
  payoutColumns,
  `SELECT id, kind, way, amount, state, reason, created_at, sent_at, ended_at FROM payouts WHERE trade_id = ?1
    ORDER BY created_at, id`,
);
const photosOfTrade = defineRead(
  photoColumns,
  'SELECT id, line FROM grading_photos WHERE trade_id = ?1 ORDER BY line, at, id',
);
const withdrawalsOfTrade = defineRead(
  withdrawalColumns,
  `SELECT withdrawal, reason, lines, at, carrier, tracking, sent_at FROM withdrawals WHERE trade_id = ?1
    ORDER BY withdrawal`,
);
const intentOfTrade = defineRead(
  columnsOf(paymentIntents, 'state'),
  'SELECT state FROM payment_intents WHERE trade_id = ?1 ORDER BY created_at DESC, id DESC LIMIT 1',
);
const accountOfTrade = defineRead(
  { ...columnsOf(accounts, 'payouts_held_until', 'trade_mails'), has_payout_details: number },
  `SELECT payouts_held_until, trade_mails,
     EXISTS (SELECT 1 FROM payout_details d WHERE d.account = accounts.id) AS has_payout_details
   FROM accounts WHERE id = (SELECT account FROM trades WHERE id = ?1)`,
);
const bonusOfTrade = defineRead(
  { bonus: number, spent: number },
  `SELECT coalesce(sum(iif(reason = 'bonus', amount, 0)), 0) AS bonus,
     coalesce(-sum(iif(kind = 'bonus' AND reason IN ('used', 'given-back'), amount, 0)), 0) AS spent
   FROM store_credit WHERE trade_id = ?1`,
);
const followersOfTrade = defineRead(
  followerColumns,
  'SELECT id, number, follows_parcel AS parcel FROM trades WHERE follows = ?1 ORDER BY placed_at, id',
);
const followedTrade = defineRead(
  tradeRefColumns,
  'SELECT id, number FROM trades WHERE id = (SELECT follows FROM trades WHERE id = ?1)',
);
const creditNotesOfTrade = defineRead(
  creditNoteColumns,
  'SELECT number, goods + postage AS amount, at FROM credit_notes WHERE trade_id = ?1 ORDER BY number',
);

const readsOf = (id: string) =>
  [
    tradeOfId.with(id),
    inboundOfTrade.with(id),
    outboundOfTrade.with(id),
    eventsOfTrade.with(id),
    parcelsOfTrade.with(id),
    ledgerOfTrade.with(id),
    lineEventsOfTrade.with(id),
    payoutsOfTrade.with(id),
    photosOfTrade.with(id),
    withdrawalsOfTrade.with(id),
    intentOfTrade.with(id),
    accountOfTrade.with(id),
    bonusOfTrade.with(id),
    followersOfTrade.with(id),
    followedTrade.with(id),
    creditNotesOfTrade.with(id),
    disputesOfTrade.with(id),
    disputeEventsOfTrade.with(id),
    warningsOfTrade.with(id),
  ] as const;

/** Number of the statements of `recordStatements`. */
export const recordSize = readsOf('').length;

/** Returns the statements that read a trade with all its rows, for a batch and `recordFromResults`. */
export function recordStatements(ctx: Pick<Ctx, 'db'>, id: string): D1PreparedStatement[] {
  const reads: readonly BoundRead<unknown>[] = readsOf(id);
  return reads.map((read) => readStatement(ctx.db, read));
}

/** Returns a trade with all its rows, or null when there is no such trade. Does not check access. One round trip. */
export async function readRecord(ctx: Pick<Ctx, 'db'>, id: string): Promise<TradeRecord | null> {
  return recordFromResults(await ctx.db.batch(recordStatements(ctx, id)), id);
}

/**
 * Returns the trade of `id` from the results of a batch that begins with `recordStatements`; null when there is none.
 */
export function recordFromResults(results: readonly D1Result[], id: string): TradeRecord | null {
  const [
    [trade],
    inbound,
    outbound,
    events,
    parcels,
    ledger,
    lineEvents,
    payouts,
    photos,
    withdrawals,
    [intent],
    [person],
    [bonus],
    followedBy,
    [follows],
    creditNotes,
    disputes,
    disputeEvents,
    warnings,
  ] = rowsOfEach(readsOf(id), results);
  if (trade === undefined) return null;
  return {
    trade,
    inbound,
    outbound,
    events,
    parcels,
    ledger,
    lineEvents,
    payouts,
    photos,
    withdrawals,
    intent: intent?.state ?? null,
    heldUntil: person?.payouts_held_until ?? null,
    hasPayoutDetails: person?.has_payout_details === 1,
    // Guests have no setting for mails and always get them.
    wantsMails: person === undefined || person.trade_mails === 1,
    creditBonus: bonus?.bonus ?? 0,
    bonusSpent: bonus?.spent ?? 0,
    followedBy,
    follows: follows ?? null,
    creditNotes,
    disputes,
    disputeEvents,
    warnings,
  };
}
