import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { trades } from './trades';

/** Running numbers of migrations/0018_invoices.sql. */
export const invoices = sqliteTable('invoices', {
  number: integer().primaryKey(),
  tradeId: text('trade_id').notNull().unique().references(() => trades.id),
  at: text().notNull(),
});
