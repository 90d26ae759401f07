import { and, eq } from 'drizzle-orm';
import type { StatesOfParts, TradePart } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { columnsOf, filled, number, type RowOf } from '../../platform/db/columns';
import { creditNotes } from '../../platform/db/schema/invoices';
import {
  gradingPhotos,
  lineEvents,
  type paymentIntents,
  payouts,
  tradeLedger,
  withdrawals,
} from '../../platform/db/schema/trade-life';
import { inboundLines, outboundLines, parcels, tradeEvents, trades } from '../../platform/db/schema/trades';
import type { DisputeEventRow, DisputeRow } from './dispute-rows';
import type { FraudWarningRow } from './fraud-rows';

/** All columns of a trade. Triggers set `settlement_state` in the batch that adds the trade. */
export const tradeColumns = { ...columnsOf(trades), settlement_state: filled(trades.settlementState) };
export type TradeRow = RowOf<typeof tradeColumns>;

export const inboundLineColumns = columnsOf(inboundLines);
export type InboundLineRow = RowOf<typeof inboundLineColumns>;

export const outboundLineColumns = columnsOf(outboundLines);
export type OutboundLineRow = RowOf<typeof outboundLineColumns>;

export const eventColumns = columnsOf(tradeEvents, 'part', 'seq', 'from_state', 'to_state', 'actor', 'at');
export type EventRow = RowOf<typeof eventColumns>;
/** An event of one part, with the states of this part. */
export interface EventRowOf<Part extends TradePart> extends EventRow {
  readonly part: Part;
  readonly from_state: StatesOfParts[Part] | '';
  readonly to_state: StatesOfParts[Part];
}

export const ledgerColumns = columnsOf(tradeLedger, 'entry', 'side', 'kind', 'amount', 'ref', 'actor', 'at');
export type LedgerRow = RowOf<typeof ledgerColumns>;

export const lineEventColumns = columnsOf(
  lineEvents,
  'part',
  'line',
  'seq',
  'from_state',
  'to_state',
  'actor',
  'facts',
  'at',
);
export type LineEventRow = RowOf<typeof lineEventColumns>;

export const parcelColumns = columnsOf(
  parcels,
  'parcel',
  'code',
  'grams',
  'posted_at',
  'received_at',
  'carrier',
  'tracking',
);
export type ParcelRow = RowOf<typeof parcelColumns>;

export const payoutColumns = columnsOf(
  payouts,
  'id',
  'kind',
  'way',
  'amount',
  'state',
  'reason',
  'created_at',
  'sent_at',
  'ended_at',
);
/** Money that the shop sends. */
export type PayoutRow = RowOf<typeof payoutColumns>;

export const withdrawalColumns = columnsOf(
  withdrawals,
  'withdrawal',
  'reason',
  'lines',
  'at',
  'carrier',
  'tracking',
  'sent_at',
);
export type WithdrawalRow = RowOf<typeof withdrawalColumns>;

export const photoColumns = columnsOf(gradingPhotos, 'id', 'line');
export const tradeRefColumns = columnsOf(trades, 'id', 'number');
/** Columns of a trade that was made of a late parcel, and the number of the parcel in the earlier trade. */
export const followerColumns = { ...tradeRefColumns, parcel: filled(trades.followsParcel) };
/** Columns of a credit note; `amount`: goods and postage. */
export const creditNoteColumns = { ...columnsOf(creditNotes, 'number', 'at'), amount: number };

export interface TradeRecord {
  readonly trade: TradeRow;
  readonly inbound: readonly InboundLineRow[];
  readonly outbound: readonly OutboundLineRow[];
  readonly events: readonly EventRow[];
  readonly parcels: readonly ParcelRow[];
  readonly ledger: readonly LedgerRow[];
  readonly lineEvents: readonly LineEventRow[];
  readonly payouts: readonly PayoutRow[];
  readonly photos: readonly RowOf<typeof photoColumns>[];
  /** State of the latest payment intent; null: none. */
  readonly intent: (typeof paymentIntents.$inferSelect)['state'] | null;
  /** Bonus for store credit instead of money, in minor units. */
  readonly creditBonus: number;
  /** Bonus of earlier orders that the purchase used and did not give back, in minor units. */
  readonly bonusSpent: number;
  /** Whether the customer wants mails that are not mandatory. */
  readonly wantsMails: boolean;
  /** Instant until which payouts of the account are held; null: no hold is set. */
  readonly heldUntil: string | null;
  /** The account has payout details; false for a guest. */
  readonly hasPayoutDetails: boolean;
  readonly withdrawals: readonly WithdrawalRow[];
  /** Credit notes of its invoice by number; amounts in minor units. */
  readonly creditNotes: readonly RowOf<typeof creditNoteColumns>[];
  readonly disputes: readonly DisputeRow[];
  readonly disputeEvents: readonly DisputeEventRow[];
  readonly warnings: readonly FraudWarningRow[];
  /** The trade whose late parcel became this trade. */
  readonly follows: RowOf<typeof tradeRefColumns> | null;
  /** The trades that were made of late parcels of this one. */
  readonly followedBy: readonly RowOf<typeof followerColumns>[];
}

/** Returns the statement that sets columns of a trade. */
export function updateTradeStatement(
  ctx: Pick<Ctx, 'db'>,
  id: string,
  values: Partial<typeof trades.$inferInsert>,
): D1PreparedStatement {
  return statementOf(ctx.db, orm(ctx.db).update(trades).set(values).where(eq(trades.id, id)));
}

/** Returns the statement that sets columns of an inbound line. */
export function updateInboundLineStatement(
  ctx: Pick<Ctx, 'db'>,
  trade: string,
  line: number,
  values: Partial<typeof inboundLines.$inferInsert>,
): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .update(inboundLines)
      .set(values)
      .where(and(eq(inboundLines.tradeId, trade), eq(inboundLines.line, line))),
  );
}
