import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { DeclarationOutcome } from '../../../../domain/trades/declaration';
import type { Language } from '../../../../domain/language';
import type { Market } from '../../../../domain/market/market';
import { trades } from './trades';

/** Table of migrations/0036_withdrawal_declarations.sql: withdrawals declared by the public form. */
export const withdrawalDeclarations = sqliteTable('withdrawal_declarations', {
  id: text().primaryKey(),
  name: text().notNull(),
  number: text().notNull(),
  email: text().notNull(),
  /** The books in words; empty for the whole purchase. */
  books: text().notNull(),
  language: text().$type<Language>().notNull(),
  market: text().$type<Market>().notNull(),
  at: text().notNull(),
  tradeId: text('trade_id').references(() => trades.id),
  /** Null until it is compared with the orders. */
  outcome: text().$type<DeclarationOutcome>(),
  /** Instant since which nothing is left to do at the desk. */
  doneAt: text('done_at'),
});
