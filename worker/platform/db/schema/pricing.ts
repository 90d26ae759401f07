import type { stockMovementReasons } from '../../../../domain/desk/stock-schemas';
import type { Grade } from '../../../../domain/grade';
import type { Currency } from '../../../../domain/money';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Stock, prices and rates of migrations/0001_catalogue.sql. Prices are EUR cents. */
export const stock = sqliteTable(
  'stock',
  {
    isbn: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.isbn, table.grade] })],
);

export const stockMovements = sqliteTable('stock_movements', {
  id: integer().primaryKey(),
  isbn: text().notNull(),
  grade: text().$type<Grade>().notNull(),
  onHandChange: integer('on_hand_change').notNull(),
  reservedChange: integer('reserved_change').notNull().default(0),
  reason: text().$type<(typeof stockMovementReasons)[number]>().notNull(),
  unitCost: integer('unit_cost'),
  tradeId: text('trade_id'),
  at: text().notNull(),
});

export const priceHistory = sqliteTable(
  'price_history',
  {
    isbn: text().notNull(),
    grade: text().$type<Grade>().notNull(),
    day: text().notNull(),
    price: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.isbn, table.grade, table.day] })],
);

export const rates = sqliteTable(
  'rates',
  {
    currency: text().$type<Currency>().notNull(),
    day: text().notNull(),
    micro: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.currency, table.day] })],
);
