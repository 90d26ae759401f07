import { blob, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ImportChangeKind } from '../../../../domain/catalogue/import/import-changes';
import type { ChangedKind, ProtectedKind } from '../../../../domain/catalogue/editing/edited-fields';

/** Tables of migrations/0040_catalogue_at_the_desk.sql, where their meaning is written. */
export const importChanges = sqliteTable(
  'import_changes',
  {
    run: text().notNull(),
    kind: text().$type<ImportChangeKind>().notNull(),
    key: text().notNull(),
    before: text(),
    after: text().notNull(),
    undone: integer(),
  },
  (table) => [primaryKey({ columns: [table.run, table.kind, table.key] })],
);

export const importRejections = sqliteTable(
  'import_rejections',
  {
    run: text().notNull(),
    number: integer().notNull(),
    reason: text().notNull(),
    name: text().notNull(),
    detail: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.run, table.number, table.reason] })],
);

export const catalogueChanges = sqliteTable('catalogue_changes', {
  id: integer().primaryKey(),
  kind: text().$type<ChangedKind>().notNull(),
  key: text().notNull(),
  field: text().notNull(),
  before: text(),
  after: text(),
  account: text().notNull(),
  at: text().notNull(),
});

export const editedFields = sqliteTable(
  'edited_fields',
  {
    kind: text().$type<ProtectedKind>().notNull(),
    key: text().notNull(),
    field: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key, table.field] })],
);

export const workDescriptions = sqliteTable(
  'work_descriptions',
  {
    work: text().notNull(),
    language: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.work, table.language] })],
);

export const covers = sqliteTable('covers', {
  isbn: text().primaryKey(),
  type: text().$type<'image/jpeg' | 'image/png' | 'image/webp'>().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  changedAt: text('changed_at').notNull(),
});

/** Table of migrations/0041_catalogue_steps.sql. */
export const catalogueRenames = sqliteTable('catalogue_renames', {
  id: text().primaryKey(),
  kind: text().$type<RenamedKind>().notNull(),
  /** The old name. */
  name: text().notNull(),
  /** JSON of the form. */
  rename: text().notNull(),
  account: text().notNull(),
  startedAt: text('started_at').notNull(),
  step: integer().notNull().default(0),
  phase: text().$type<RenamePhase>().notNull().default('books'),
  after: integer().notNull().default(0),
});

export type RenamedKind = 'author' | 'series' | 'publisher';
/** Step of a long rename: the books of the old name, those that have moved, those of the new name, the names. */
export type RenamePhase = 'books' | 'again' | 'joined' | 'names' | 'done';
