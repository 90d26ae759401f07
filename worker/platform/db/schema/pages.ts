import type { Language } from '../../../../domain/language';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Tables of migrations/0008_pages_and_chat.sql and 0010_topic_seeds.sql. */
export const pages = sqliteTable(
  'pages',
  {
    slug: text().notNull(),
    language: text().$type<Language>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    changed: text().notNull(),
    body: text().notNull(),
    seed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.language] })],
);

export const faqTopics = sqliteTable(
  'faq_topics',
  {
    id: text().notNull(),
    language: text().$type<Language>().notNull(),
    place: integer().notNull(),
    title: text().notNull(),
    seed: text().notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);

export const faqQuestions = sqliteTable(
  'faq_questions',
  {
    id: text().notNull(),
    language: text().$type<Language>().notNull(),
    topic: text().notNull(),
    place: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    words: text().notNull(),
    seed: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.language] })],
);

export const faqVotes = sqliteTable(
  'faq_votes',
  {
    question: text().notNull(),
    language: text().$type<Language>().notNull(),
    day: text().notNull(),
    helped: integer().notNull().default(0),
    notHelped: integer('not_helped').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.question, table.language, table.day] })],
);

export const conversations = sqliteTable('conversations', {
  id: text().primaryKey(),
  owner: text().notNull(),
  language: text().$type<Language>().notNull(),
  startedAt: text('started_at').notNull(),
  lastAt: text('last_at').notNull(),
});
