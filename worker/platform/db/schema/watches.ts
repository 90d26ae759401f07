import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { UsedGrade } from '../../../../domain/grade';
import type { Market } from '../../../../domain/market/market';
import { accounts } from './accounts';

/** Books that the shop declined and whose offer a person waits for. */
export const offerWatches = sqliteTable(
  'offer_watches',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isbn: text().notNull(),
    grade: text().$type<UsedGrade>().notNull(),
    /** Market whose offer is held; that of the person when asking. */
    market: text().$type<Market>().notNull(),
    askedAt: text('asked_at').notNull(),
    toldAt: text('told_at'),
  },
  (table) => [primaryKey({ columns: [table.account, table.isbn] })],
);
