import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { trades } from './trades';

/** Name and address of the shop by time, of migrations/0019_credit_notes.sql. */
export const sellers = sqliteTable('sellers', {
  id: integer().primaryKey(),
  facts: text().notNull(),
  at: text().notNull(),
});

/** Running numbers of migrations/0018_invoices.sql. */
export const invoices = sqliteTable('invoices', {
  number: integer().primaryKey(),
  tradeId: text('trade_id')
    .notNull()
    .unique()
    .references(() => trades.id),
  at: text().notNull(),
  seller: integer().references(() => sellers.id),
});

/** Corrections of invoices, of migrations/0019_credit_notes.sql. */
export const creditNotes = sqliteTable('credit_notes', {
  number: integer().primaryKey(),
  tradeId: text('trade_id')
    .notNull()
    .references(() => trades.id),
  invoice: integer()
    .notNull()
    .references(() => invoices.number),
  entry: integer().notNull(),
  lines: text().notNull(),
  goods: integer().notNull(),
  postage: integer().notNull(),
  seller: integer().references(() => sellers.id),
  at: text().notNull(),
});
