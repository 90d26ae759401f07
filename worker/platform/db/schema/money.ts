import type { CreditKind } from '../../../../domain/checkout/credit';
import type { Currency } from '../../../../domain/money';
import type { DisputeState } from '../../../../domain/trades/money/disputes';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * Payments, store credit and the outbox of migrations/0003_trades.sql; disputes of migrations/0020_disputes.sql;
 * warnings of 0021_fraud_warnings.sql; kinds of credit of 0035_kinds_of_store_credit.sql.
 */
export const payments = sqliteTable('payments', {
  id: text().primaryKey(),
  tradeId: text('trade_id').notNull(),
  provider: text().notNull(),
  eventId: text('event_id').notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  at: text().notNull(),
});

export const storeCredit = sqliteTable('store_credit', {
  id: text().primaryKey(),
  account: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  amount: integer().notNull(),
  reason: text().$type<'trade' | 'bonus' | 'used' | 'given-back' | 'correction'>().notNull(),
  tradeId: text('trade_id'),
  at: text().notNull(),
  /** Pot of the balance that the row changes. */
  kind: text().$type<CreditKind>().notNull().default('earned'),
});

export const outbox = sqliteTable('outbox', {
  id: text().primaryKey(),
  kind: text().notNull(),
  dedupe: text().notNull().unique(),
  payload: text().notNull(),
  createdAt: text('created_at').notNull(),
  nextAt: text('next_at').notNull(),
  attempts: integer().notNull().default(0),
  sentAt: text('sent_at'),
  countedAt: text('counted_at'),
});

export const disputes = sqliteTable('disputes', {
  id: text().primaryKey(),
  provider: text().notNull(),
  tradeId: text('trade_id').notNull(),
  payment: text().notNull(),
  amount: integer().notNull(),
  currency: text().$type<Currency>().notNull(),
  reason: text().notNull(),
  state: text().$type<DisputeState>().notNull(),
  /** Amount that the bank holds now, as booked in the ledger. */
  withdrawn: integer().notNull().default(0),
  evidenceBy: text('evidence_by'),
  openedAt: text('opened_at').notNull(),
  endedAt: text('ended_at'),
  askedAt: text('asked_at').notNull(),
});

export const disputeEvents = sqliteTable(
  'dispute_events',
  {
    dispute: text().notNull(),
    seq: integer().notNull(),
    tradeId: text('trade_id').notNull(),
    state: text().$type<DisputeState>().notNull(),
    actor: text().$type<'provider'>().notNull().default('provider'),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.dispute, table.seq] })],
);

export const fraudWarnings = sqliteTable('fraud_warnings', {
  id: text().primaryKey(),
  provider: text().notNull(),
  tradeId: text('trade_id').notNull(),
  payment: text().notNull(),
  kind: text().notNull(),
  warnedAt: text('warned_at').notNull(),
  heardAt: text('heard_at').notNull(),
  /** When the desk checked the warning and released the books; null: unchecked. */
  lookedAt: text('looked_at'),
});
