import type { RecallDanger } from '../../../../domain/catalogue/recalls/dangers';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables of migrations/0001_catalogue.sql, where their meaning is written. */
export const works = sqliteTable('works', {
  work: text().primaryKey(),
  title: text().notNull(),
  authors: text({ mode: 'json' }).$type<string[]>().notNull(),
  language: text(),
  year: integer(),
});

export const editions = sqliteTable('editions', {
  id: integer().primaryKey(),
  isbn: text().notNull().unique(),
  work: text().notNull(),
  title: text().notNull(),
  subtitle: text(),
  authors: text({ mode: 'json' }).$type<string[]>().notNull(),
  language: text().notNull(),
  publisher: text(),
  published: text(),
  format: text().notNull(),
  pages: integer(),
  grams: integer(),
  subjects: text({ mode: 'json' }).$type<string[]>().notNull(),
  series: text(),
  referencePrice: integer('reference_price'),
  coverUrl: text('cover_url'),
  description: text(),
  descriptionLanguage: text('description_language'),
  minPrice: integer('min_price'),
  grades: integer().notNull().default(0),
  demand: integer().notNull().default(0),
  demandBase: integer('demand_base').notNull().default(0),
  arrivedAt: text('arrived_at'),
  matchKey: text('match_key').notNull(),
  createdAt: text('created_at').notNull(),
  curated: integer({ mode: 'boolean' }).notNull().default(false),
  recalledAt: text('recalled_at'),
});

/** Tables of migrations/0037_publishers_and_recalls.sql. */
export const publishers = sqliteTable('publishers', {
  name: text().primaryKey(),
  postal: text().notNull(),
  electronic: text().notNull(),
  responsible: text(),
});

export const recalls = sqliteTable('recalls', {
  id: text().primaryKey(),
  isbn: text().notNull(),
  danger: text().$type<RecallDanger>().notNull(),
  details: text().notNull(),
  notice: text(),
  startedAt: text('started_at').notNull(),
  endedAt: text('ended_at'),
});

/** Tables of migrations/0029_other_names.sql. */
export const workTitles = sqliteTable(
  'work_titles',
  {
    work: text().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    titleKey: text('title_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.work, table.language, table.title] })],
);

export const authorNames = sqliteTable(
  'author_names',
  {
    author: text().notNull(),
    name: text().notNull(),
    nameKey: text('name_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.author, table.name] })],
);

export const spellings = sqliteTable(
  'spellings',
  {
    deleted: text().notNull(),
    term: text().notNull(),
    editions: integer().notNull(),
    generation: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deleted, table.term] })],
);

export const facets = sqliteTable(
  'facets',
  {
    kind: text().notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
);

/** Table of migrations/0039_indexes_for_a_million.sql. */
export const sitemapParts = sqliteTable('sitemap_parts', {
  part: integer().primaryKey(),
  firstIsbn: text('first_isbn').notNull(),
});

export const importRuns = sqliteTable('import_runs', {
  id: text().primaryKey(),
  source: text().notNull(),
  options: text().notNull(),
  columns: text().notNull(),
  nextRow: integer('next_row').notNull().default(0),
  added: integer().notNull().default(0),
  updated: integer().notNull().default(0),
  unchanged: integer().notNull().default(0),
  rejected: integer().notNull().default(0),
  recovered: integer().notNull().default(0),
  startedAt: text('started_at').notNull(),
  finishedAt: text('finished_at'),
  /** Columns of migrations/0040_catalogue_at_the_desk.sql. */
  kind: text().$type<'editions' | 'copies'>().notNull().default('editions'),
  file: text(),
  account: text(),
  undoneAt: text('undone_at'),
  undoStep: integer('undo_step').notNull().default(0),
  undoAfter: text('undo_after'),
  /** Id of the last book whose index row the step of some authors has written; null: the step has not begun. */
  undoBook: integer('undo_book'),
  kept: integer().notNull().default(0),
});
