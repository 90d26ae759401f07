import type { AccountEventKind } from '../../../../domain/accounts/events';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { accounts } from './accounts';

/** Tables of migrations/0007_account_room.sql. */
export const accountEvents = sqliteTable('account_events', {
  id: integer().primaryKey(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text().$type<AccountEventKind>().notNull(),
  facts: text().notNull().default('{}'),
  at: text().notNull(),
});

export const emailChanges = sqliteTable('email_changes', {
  tokenHash: text('token_hash').primaryKey(),
  account: text()
    .notNull()
    .unique()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  credentialVersion: integer('credential_version').notNull(),
  createdAt: text('created_at').notNull(),
  endsAt: text('ends_at').notNull(),
});

export const passkeys = sqliteTable('passkeys', {
  id: text().primaryKey(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  publicKey: text('public_key').notNull(),
  counter: integer().notNull(),
  transports: text().notNull(),
  name: text().notNull(),
  backedUp: integer('backed_up', { mode: 'boolean' }).notNull().default(false),
  createdAt: text('created_at').notNull(),
  lastUsedAt: text('last_used_at'),
});

export const challenges = sqliteTable('challenges', {
  ticketHash: text('ticket_hash').primaryKey(),
  kind: text().notNull(),
  account: text().references(() => accounts.id, { onDelete: 'cascade' }),
  credentialVersion: integer('credential_version'),
  challenge: text(),
  facts: text().notNull().default('{}'),
  endsAt: text('ends_at').notNull(),
});

export const linkedSignIns = sqliteTable(
  'linked_sign_ins',
  {
    provider: text().notNull(),
    subject: text().notNull(),
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text(),
    createdAt: text('created_at').notNull(),
    lastUsedAt: text('last_used_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
);

export const ssoFlows = sqliteTable('sso_flows', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  provider: text().notNull(),
  purpose: text().$type<'sign-in' | 'link' | 'proof'>().notNull(),
  account: text().references(() => accounts.id, { onDelete: 'cascade' }),
  session: text(),
  nonce: text().notNull(),
  verifier: text().notNull(),
  language: text().notNull(),
  returnTo: text('return_to'),
  endsAt: text('ends_at').notNull(),
});

export const ssoOffers = sqliteTable('sso_offers', {
  ticketHash: text('ticket_hash').primaryKey(),
  provider: text().notNull(),
  subject: text().notNull(),
  email: text().notNull(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  endsAt: text('ends_at').notNull(),
});

export const addresses = sqliteTable('addresses', {
  id: text().primaryKey(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  address: text().notNull(),
  country: text().notNull(),
  phone: text(),
  isDefault: integer('is_default').notNull().default(0),
  createdAt: text('created_at').notNull(),
});

export const payoutDetails = sqliteTable('payout_details', {
  account: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  holder: text().notNull(),
  ibanSealed: text('iban_sealed').notNull(),
  ibanMasked: text('iban_masked').notNull(),
  changedAt: text('changed_at').notNull(),
});

export const consents = sqliteTable('consents', {
  id: integer().primaryKey(),
  account: text()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text().notNull(),
  given: integer().notNull(),
  termsVersion: text('terms_version'),
  at: text().notNull(),
});

export const wishMails = sqliteTable(
  'wish_mails',
  {
    account: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    isbn: text().notNull(),
    toldAt: text('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.isbn] })],
);

export const deletions = sqliteTable('deletions', {
  id: text().primaryKey(),
  receipt: text().notNull(),
  at: text().notNull(),
});
