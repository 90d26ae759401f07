import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts';

/** Tables of migrations/0031_asked_books.sql: books that people asked the shop to look up. */
export const askedBooks = sqliteTable('asked_books', {
  isbn: text().primaryKey(),
  /** Instant of the first open question; the queue is ordered by it. */
  askedAt: text('asked_at').notNull(),
  answer: text().$type<'known' | 'not-bought'>(),
  answeredAt: text('answered_at'),
});

export const askers = sqliteTable(
  'askers',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isbn: text()
      .notNull()
      .references(() => askedBooks.isbn),
    askedAt: text('asked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.isbn] })],
);
