import type { PayoutFailure, PayoutFormat, Payout } from '../../../../domain/desk/payout-schemas';
import type { Grade } from '../../../../domain/grade';
import type { IdentityMethod } from '../../../../domain/law/buying';
import type { Actor } from '../../../../domain/lifecycle';
import type { Currency } from '../../../../domain/money';
import type { LinePart, StatesOfLines } from '../../../../domain/trades/lifecycle/states';
import type { LedgerKind, LedgerSide } from '../../../../domain/trades/money/ledger';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { trades } from './trades';

const tradeId = () =>
  text('trade_id')
    .notNull()
    .references(() => trades.id);

/** Tables of migrations/0009_trade_life.sql. Amounts are minor units of the trade's currency. */
export const tradeLedger = sqliteTable(
  'trade_ledger',
  {
    tradeId: tradeId(),
    entry: integer().notNull(),
    side: text().$type<LedgerSide>().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    amount: integer().notNull(),
    ref: text().notNull().default(''),
    actor: text().$type<Actor>().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.entry] })],
);

export const lineEvents = sqliteTable(
  'line_events',
  {
    tradeId: tradeId(),
    part: text().$type<LinePart>().notNull(),
    line: integer().notNull(),
    seq: integer().notNull(),
    fromState: text('from_state').$type<StatesOfLines[LinePart] | ''>().notNull(),
    toState: text('to_state').$type<StatesOfLines[LinePart]>().notNull(),
    actor: text().$type<Actor>().notNull(),
    facts: text().notNull().default('{}'),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.part, table.line, table.seq] })],
);

export const parcelEvents = sqliteTable(
  'parcel_events',
  {
    tradeId: tradeId(),
    parcel: integer().notNull(),
    kind: text().$type<'posted' | 'received'>().notNull(),
    actor: text().$type<Actor>().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.parcel, table.kind] })],
);

export const gradingPhotos = sqliteTable('grading_photos', {
  id: text().primaryKey(),
  tradeId: tradeId(),
  line: integer().notNull(),
  bytes: integer().notNull(),
  type: text().notNull(),
  at: text().notNull(),
});

/** Table of migrations/0038_identity_checks.sql. */
export const identityChecks = sqliteTable('identity_checks', {
  tradeId: tradeId().primaryKey(),
  method: text().$type<IdentityMethod>().notNull(),
  at: text().notNull(),
});

export const paymentIntents = sqliteTable('payment_intents', {
  id: text().primaryKey(),
  tradeId: tradeId(),
  provider: text().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  state: text().$type<'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled'>().notNull(),
  createdAt: text('created_at').notNull(),
  askedAt: text('asked_at'),
});

export const unmatchedMoney = sqliteTable('unmatched_money', {
  id: text().primaryKey(),
  provider: text().notNull(),
  eventId: text('event_id').notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  reference: text().notNull(),
  payer: text().notNull().default(''),
  at: text().notNull(),
  tradeId: text('trade_id'),
  endedAt: text('ended_at'),
});

export const payouts = sqliteTable('payouts', {
  id: text().primaryKey(),
  tradeId: tradeId(),
  kind: text().$type<Payout['kind']>().notNull(),
  way: text().$type<Payout['way']>().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  state: text().$type<Payout['state']>().notNull().default('due'),
  file: text(),
  /** Of a refund: the source that had paid. */
  reason: text().$type<NonNullable<Payout['paidBy']>>(),
  createdAt: text('created_at').notNull(),
  sentAt: text('sent_at'),
  endedAt: text('ended_at'),
  failure: text().$type<PayoutFailure>(),
  holder: text(),
  ibanSealed: text('iban_sealed'),
  askedAt: text('asked_at'),
});

export const payoutFiles = sqliteTable('payout_files', {
  id: text().primaryKey(),
  format: text().$type<PayoutFormat>().notNull(),
  currency: text().$type<Currency>().notNull(),
  payouts: integer().notNull(),
  total: integer().notNull(),
  madeBy: text('made_by').notNull(),
  madeAt: text('made_at').notNull(),
});

export const payoutFileTexts = sqliteTable('payout_file_texts', {
  file: text()
    .primaryKey()
    .references(() => payoutFiles.id),
  sealed: text().notNull(),
});

export const withdrawals = sqliteTable(
  'withdrawals',
  {
    tradeId: tradeId(),
    withdrawal: integer().notNull(),
    reason: text().$type<'withdraw' | 'not-as-described'>().notNull(),
    /** JSON list of line numbers. */
    lines: text().notNull(),
    words: text().notNull().default(''),
    at: text().notNull(),
    carrier: text(),
    tracking: text(),
    /** When the customer reported that the books were posted. */
    sentAt: text('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.tradeId, table.withdrawal] })],
);

export const shelves = sqliteTable(
  'shelves',
  {
    isbn: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    shelf: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.isbn, table.grade] })],
);

export const ledgerChecks = sqliteTable('ledger_checks', {
  day: text().primaryKey(),
  findings: text().notNull(),
  at: text().notNull(),
});

export const jobRuns = sqliteTable('job_runs', {
  job: text().primaryKey(),
  ranAt: text('ran_at').notNull(),
  ms: integer().notNull(),
  outcome: text().$type<'done' | 'failed'>().notNull(),
  failedAt: text('failed_at'),
  error: text(),
});

export const sweepFailures = sqliteTable(
  'sweep_failures',
  {
    job: text().notNull(),
    row: text().notNull(),
    attempts: integer().notNull(),
    nextAt: text('next_at').notNull(),
    error: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.row] })],
);

/** Of migrations/0022_limits_against_abuse.sql. */
export const guestReservations = sqliteTable('guest_reservations', {
  tradeId: text('trade_id')
    .primaryKey()
    .references(() => trades.id),
  network: text().notNull(),
  payment: text().notNull(),
  copies: integer().notNull(),
});
