import type { QuoteRow } from '../../../domain/checkout/schemas';
import { money } from '../../../domain/money';
import { Problem } from '../../../domain/problems';
import { initialStates } from '../../../domain/trades/lifecycle/transitions';
import { latePostage } from '../../../domain/trades/money/refunded-postage';
import { tradeNumber } from '../../../domain/trades/number';
import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit, tradeRaces } from '../../platform/db/commit';
import { retryOnRace } from '../../platform/db/retry-on-race';
import { requireRole } from '../../platform/require-role';
import { outboxStatement } from '../../outbox/outbox-statement';
import { eventStatement, eventsThrough } from '../core/event-statements';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';
import { parcelEventStatement } from './parcel-event-statement';
import { quotedPostage } from './quoted-postage';
import { missingCopies, receiveParcel, requireParcel } from './receive-parcel';
import { requireDeskTrade } from '../core/require-desk-trade';
import { countArrivedParcels } from '../core/record-counts';

/** Number of attempts to draw a free trade number. Each attempt draws a longer one. */
const maxAttempts = 4;
/** Violated when the number is taken, or when another clerk accepted a parcel of the same customer. */
const acceptRaces: ReadonlySet<string> = new Set([
  ...tradeRaces,
  'trades.number',
  'parcels.code',
  'trades.follows, trades.follows_parcel',
  'trades.owner, trades.idem_key',
  'trades.owner, trades.list_version',
]);

/**
 * Makes a new trade of a parcel that arrived after its trade was graded, and receives it. The missing copies move to
 * the new trade with the agreed amounts; the deadlines of the old trade still apply. Accepting a parcel twice changes
 * nothing. Returns the id of the new trade.
 * @throws what `requireParcel` throws; `parcel-not-left` when no copy of the parcel is missing or the customer's data
 * was erased
 * @see docs/decisions/026
 */
export async function acceptLateParcel(ctx: Ctx, { code }: { readonly code: string }): Promise<string> {
  requireRole(ctx, 'staff');
  const parcel = await requireParcel(ctx, code);
  await retryOnRace(
    maxAttempts,
    acceptRaces,
    async (attempt) => {
      const record = await requireDeskTrade(ctx, parcel.trade);
      if (record.followedBy.some((follower) => follower.parcel === parcel.parcel)) return;
      requireMissingCopies(record, parcel.parcel);
      await commit(ctx.db, lateTradeStatements(ctx, record, parcel.parcel, attempt));
    },
    () => new Problem('state-moved'),
  );
  return receiveParcel(ctx, { code: parcel.code });
}

/** Checks that the parcel can become a trade of its own. */
function requireMissingCopies(record: TradeRecord, parcel: number): void {
  const { trade, parcels } = record;
  const isGraded = trade.inbound_state === 'awaiting-decision' || trade.inbound_state === 'settled';
  const hasArrived = parcels.some((sent) => sent.parcel === parcel && sent.received_at !== null);
  if (!isGraded || hasArrived || trade.email === '' || missingCopies(record, parcel).length === 0)
    throw new Problem('parcel-not-left');
}

/** Columns that the new trade copies: customer, currency, payout account, and the choices for copies graded worse. */
const copiedColumns = `owner, account, visitor, guest_key_hash, market, currency, language, payout_iban_masked,
  refund_holder, refund_iban_sealed, name, email, phone, address, if_worse, if_worse_down_to, declared, terms_version,
  rate_micro, arrive_by, origin, return_postage`;

/** Announced books for charity that no parcel of the trade has brought so far. */
const charityBooksLeftSql = `max(0, charity_books - charity_found - coalesce((SELECT sum(f.charity_found) FROM trades f
  WHERE f.follows = trades.id), 0))`;

/** Returns the statements that copy lines of a trade and their parcel into a new trade, as its only parcel. */
function copyBooksStatements(
  ctx: Ctx,
  { from, parcel, lines }: { readonly from: string; readonly parcel: number; readonly lines: readonly number[] },
  to: { readonly id: string; readonly number: string },
): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, ex_library, amount, amounts, parcel, hold_checked)
       SELECT ?2, row_number() OVER (ORDER BY line), isbn, title, grade, ex_library, amount, amounts, 1, 1
       FROM inbound_lines WHERE trade_id = ?1 AND line IN (SELECT value FROM json_each(?3))`,
      from,
      to.id,
      JSON.stringify(lines),
    ),
    sql(
      ctx.db,
      `INSERT INTO parcels (trade_id, parcel, code, grams) SELECT ?2, 1, ?3, grams FROM parcels
        WHERE trade_id = ?1 AND parcel = ?4`,
      from,
      to.id,
      parcelCode(to.number, 1),
      parcel,
    ),
  ];
}

/** Returns the statement that inserts the trade of a late parcel. It copies the customer of the earlier trade. */
function insertLateTradeStatement(
  ctx: Ctx,
  { trade, parcels }: TradeRecord,
  late: {
    readonly id: string;
    readonly number: string;
    readonly parcel: number;
    readonly copies: readonly InboundLineRow[];
  },
): D1PreparedStatement {
  const { id, number, parcel, copies } = late;
  const total = copies.reduce((sum, { amount }) => sum + amount, 0);
  const postage = latePostage({
    market: trade.market,
    quoted: quotedPostage(trade),
    parcels: parcels.length,
    arrived: countArrivedParcels(parcels),
  });
  const rows: readonly QuoteRow[] =
    postage === 0 ? [] : [{ code: 'postage-to-us', books: 0, amount: money(postage, trade.currency) }];
  return sql(
    ctx.db,
    // A negative list version matches no list, so no basket or cart is cleared.
    `INSERT INTO trades (id, number, idem_key, idem_body_hash, quote, list_version, settlement, payout, give_books,
      give_total, take_books, take_total, postage, difference,
       rows, placed_at, follows, follows_parcel, charity_books, ${copiedColumns})
     SELECT ?2, ?3, 'parcel:' || id || ':' || ?4, '', '', (SELECT -1 - count(*) FROM trades o
     WHERE o.owner = trades.owner AND o.list_version < 0),
       'payout', coalesce(payout, 'store-credit'), ?5, ?6, 0, 0, 0, ?8, ?9, ?7, id, ?4, ${charityBooksLeftSql},
       ${copiedColumns} FROM trades WHERE id = ?1`,
    trade.id,
    id,
    number,
    parcel,
    copies.length,
    total,
    ctx.now.toISOString(),
    total + postage,
    JSON.stringify(rows),
  );
}

/** Returns the statements that make a trade of a late parcel. `attempt` counts from 1. */
function lateTradeStatements(ctx: Ctx, record: TradeRecord, parcel: number, attempt: number): D1PreparedStatement[] {
  const { trade } = record;
  const copies = missingCopies(record, parcel);
  const id = ctx.ids.id();
  const number = tradeNumber(trade.market, ctx.ids.bytes(3 + attempt));
  const beginning = { seq: 0, state: '' } as const;
  const initial = initialStates({ settlement: 'payout', hasInbound: true, hasOutbound: false, toPay: 0 });
  return [
    insertLateTradeStatement(ctx, record, { id, number, parcel, copies }),
    ...copyBooksStatements(ctx, { from: trade.id, parcel, lines: copies.map(({ line }) => line) }, { id, number }),
    eventStatement(ctx, id, [
      ...eventsThrough('inbound', beginning, initial.inbound, 'staff'),
      ...eventsThrough('settlement', beginning, initial.settlement, 'staff'),
    ]),
    parcelEventStatement(ctx, trade.id, parcel, 'received', 'staff'),
    // Events of the placing batch send no mail, but this customer did not place the trade.
    outboxStatement(
      ctx,
      'trade-step',
      { trade: id, part: 'inbound', from: 'in-transit', to: 'received' },
      `trade-step:${id}:taken-in`,
    ),
  ];
}
