import type { ifWorseChoices, payoutMethods } from '../../../../domain/checkout/choices';
import type { Settlement } from '../../../../domain/checkout/schemas';
import type { paymentMethods } from '../../../../domain/trades/money/card-providers';
import type { Grade, UsedGrade } from '../../../../domain/grade';
import type { Actor } from '../../../../domain/lifecycle';
import type { Market } from '../../../../domain/market/market';
import type { Currency } from '../../../../domain/money';
import type { Decision, GradingReason } from '../../../../domain/trades/grading';
import type {
  InboundLegState,
  InboundLineState,
  OutboundLegState,
  OutboundLineState,
  SettlementState,
  StatesOfParts,
  TradePart,
} from '../../../../domain/trades/lifecycle/states';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Trades of migrations/0003_trades.sql. Amounts are minor units of the trade's currency. */
export const trades = sqliteTable('trades', {
  id: text().primaryKey(),
  number: text().notNull().unique(),
  owner: text().notNull(),
  account: text(),
  guestKeyHash: text('guest_key_hash'),
  idemKey: text('idem_key').notNull(),
  idemBodyHash: text('idem_body_hash').notNull(),
  listVersion: integer('list_version').notNull(),
  market: text().$type<Market>().notNull(),
  currency: text().$type<Currency>().notNull(),
  language: text().notNull(),
  settlement: text().$type<Settlement>().notNull(),
  payment: text().$type<(typeof paymentMethods)[number]>(),
  payout: text().$type<(typeof payoutMethods)[number]>(),
  payoutIbanMasked: text('payout_iban_masked'),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  address: text().notNull(),
  ifWorse: text('if_worse').$type<(typeof ifWorseChoices)[number]>().notNull().default('ask'),
  ifWorseDownTo: integer('if_worse_down_to').notNull().default(70),
  declared: integer({ mode: 'boolean' }).notNull().default(false),
  termsVersion: text('terms_version').notNull(),
  giveBooks: integer('give_books').notNull(),
  giveTotal: integer('give_total').notNull(),
  takeBooks: integer('take_books').notNull(),
  takeTotal: integer('take_total').notNull(),
  postage: integer().notNull(),
  creditUsed: integer('credit_used').notNull().default(0),
  difference: integer().notNull(),
  rows: text().notNull(),
  rateMicro: integer('rate_micro').notNull(),
  vatAmount: integer('vat_amount').notNull().default(0),
  inboundState: text('inbound_state').$type<InboundLegState>(),
  outboundState: text('outbound_state').$type<OutboundLegState>(),
  settlementState: text('settlement_state').$type<SettlementState>(),
  arriveBy: text('arrive_by'),
  payBy: text('pay_by'),
  placedAt: text('placed_at').notNull(),
  visitor: text(),
  quote: text().notNull().default(''),
  version: integer().notNull().default(0),
  decideBy: text('decide_by'),
  receivedAt: text('received_at'),
  dispatchedAt: text('dispatched_at'),
  deliveredAt: text('delivered_at'),
  returnPostage: integer('return_postage').notNull().default(0),
  carrier: text(),
  tracking: text(),
  refundHolder: text('refund_holder'),
  refundIbanSealed: text('refund_iban_sealed'),
  origin: text().notNull().default(''),
  follows: text(),
  followsParcel: integer('follows_parcel'),
  charityBooks: integer('charity_books').notNull().default(0),
  charityFound: integer('charity_found').notNull().default(0),
});

const tradeId = () =>
  text('trade_id')
    .notNull()
    .references(() => trades.id);

export const parcels = sqliteTable(
  'parcels',
  {
    tradeId: tradeId(),
    parcel: integer().notNull(),
    code: text().notNull().unique(),
    grams: integer().notNull(),
    postedAt: text('posted_at'),
    receivedAt: text('received_at'),
    carrier: text(),
    tracking: text(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.parcel] })],
);

export const inboundLines = sqliteTable(
  'inbound_lines',
  {
    tradeId: tradeId(),
    line: integer().notNull(),
    isbn: text().notNull(),
    title: text().notNull(),
    grade: text().$type<UsedGrade>().notNull(),
    exLibrary: integer('ex_library', { mode: 'boolean' }).notNull().default(false),
    amount: integer().notNull(),
    /** JSON: the hold's four amounts by grade, in minor units. */
    amounts: text().notNull(),
    holdChecked: integer('hold_checked').notNull(),
    state: text().$type<InboundLineState>().notNull().default('offered'),
    parcel: integer(),
    gradedAs: text('graded_as').$type<UsedGrade>(),
    paid: integer(),
    reason: text().$type<GradingReason>(),
    unexpected: integer({ mode: 'boolean' }).notNull().default(false),
    decision: text().$type<Decision>(),
    /** JSON: today's four amounts by grade, for a parcel that came after its grace; else null. */
    today: text(),
    /** JSON: carrier, tracking and instant of the parcel that returned a refused copy; null before. */
    sentBack: text('sent_back'),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.line] })],
);

export const outboundLines = sqliteTable(
  'outbound_lines',
  {
    tradeId: tradeId(),
    line: integer().notNull(),
    isbn: text().notNull(),
    title: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    quantity: integer().notNull(),
    price: integer().notNull(),
    vatRate: integer('vat_rate').notNull().default(0),
    priceChecked: integer('price_checked').notNull(),
    state: text().$type<OutboundLineState>(),
    /** Refunded before the copies arrived; they may still arrive. */
    refundedAhead: integer('refunded_ahead', { mode: 'boolean' }).notNull().default(false),
    /** A law fixed the price when the order was placed, so the bonus of store credit can't pay for this line. */
    priceBound: integer('price_bound', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.line] })],
);

export const tradeMoves = sqliteTable(
  'trade_moves',
  {
    part: text().notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.fromState, table.toState] })],
);

export const tradeEvents = sqliteTable(
  'trade_events',
  {
    tradeId: tradeId(),
    part: text().$type<TradePart>().notNull(),
    seq: integer().notNull(),
    fromState: text('from_state').$type<StatesOfParts[TradePart] | ''>().notNull(),
    toState: text('to_state').$type<StatesOfParts[TradePart]>().notNull(),
    actor: text().$type<Actor>().notNull(),
    facts: text(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.part, table.seq] })],
);
