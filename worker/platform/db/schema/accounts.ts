import type { Role } from '../../../../domain/accounts/schemas';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Accounts of migrations/0002_people.sql, registrations of migrations/0004_registrations.sql and 0023. */
export const accounts = sqliteTable('accounts', {
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash'),
  role: text().$type<Role>().notNull().default('customer'),
  confirmedAt: text('confirmed_at'),
  credentialVersion: integer('credential_version').notNull().default(1),
  language: text().notNull(),
  market: text(),
  createdAt: text('created_at').notNull(),
  secondFactor: integer('second_factor').notNull().default(0),
  payoutsHeldUntil: text('payouts_held_until'),
  mailKey: text('mail_key'),
  wishMails: integer('wish_mails').notNull().default(1),
  tradeMails: integer('trade_mails').notNull().default(1),
});

export const sessions = sqliteTable('sessions', {
  id: text().primaryKey(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  credentialVersion: integer('credential_version').notNull(),
  device: text(),
  createdAt: text('created_at').notNull(),
  lastSeenAt: text('last_seen_at').notNull(),
  endsAt: text('ends_at').notNull(),
  revokedAt: text('revoked_at'),
  country: text(),
  provedAt: text('proved_at'),
  secondFactor: integer('second_factor').notNull().default(0),
});

export const attempts = sqliteTable(
  'attempts',
  {
    key: text().notNull(),
    window: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
);

export const registrations = sqliteTable('registrations', {
  id: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  language: text().notNull(),
  market: text().notNull(),
  visitor: text(),
  returnTo: text('return_to'),
  createdAt: text('created_at').notNull(),
  endsAt: text('ends_at').notNull(),
  browserHash: text('browser_hash'),
});

export const registrationLinks = sqliteTable('registration_links', {
  tokenHash: text('token_hash').primaryKey(),
  registration: text()
    .notNull()
    .references(() => registrations.id, { onDelete: 'cascade' }),
  endsAt: text('ends_at').notNull(),
});
