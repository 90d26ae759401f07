import type { Grade, UsedGrade } from '../../../../domain/grade';
import type { Market } from '../../../../domain/market/market';
import type { Currency } from '../../../../domain/money';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Baskets, carts, holds and wishes of migrations/0002_people.sql. */
export const owners = sqliteTable('owners', {
  id: text().primaryKey(),
  version: integer().notNull().default(0),
  market: text().notNull(),
  language: text().notNull(),
  createdAt: text('created_at').notNull(),
  lastSeenAt: text('last_seen_at').notNull(),
});

const owner = () =>
  text()
    .notNull()
    .references(() => owners.id, { onDelete: 'cascade' });

export const holds = sqliteTable(
  'holds',
  {
    owner: owner(),
    isbn: text().notNull(),
    market: text().$type<Market>().notNull(),
    currency: text().$type<Currency>().notNull(),
    likeNew: integer('like_new'),
    veryGood: integer('very_good'),
    good: integer(),
    acceptable: integer(),
    termsVersion: text('terms_version').notNull(),
    createdAt: text('created_at').notNull(),
    endsAt: text('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.isbn, table.market] })],
);

export const basketLines = sqliteTable(
  'basket_lines',
  {
    owner: owner(),
    isbn: text().notNull(),
    grade: text().$type<UsedGrade>().notNull(),
    quantity: integer().notNull(),
    exLibrary: integer('ex_library', { mode: 'boolean' }).notNull().default(false),
    addedAt: text('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.isbn, table.grade] })],
);

export const cartLines = sqliteTable(
  'cart_lines',
  {
    owner: owner(),
    isbn: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    quantity: integer().notNull(),
    agreedPrice: integer('agreed_price').notNull(),
    currency: text().$type<Currency>().notNull(),
    addedAt: text('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.isbn, table.grade] })],
);

export const keptAside = sqliteTable(
  'kept_aside',
  {
    owner: owner(),
    list: text().$type<'basket' | 'cart'>().notNull(),
    isbn: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    quantity: integer().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.list, table.isbn, table.grade] })],
);

export const wishes = sqliteTable(
  'wishes',
  {
    owner: owner(),
    isbn: text().notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.isbn] })],
);
