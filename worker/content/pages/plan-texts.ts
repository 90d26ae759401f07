import { planSeeding } from '../../../domain/pages/seeding';
import type { Texts } from '../../../domain/pages/text-schemas';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { faqQuestions, faqTopics, pages } from '../../platform/db/schema/pages';
import { secretHash } from '../../platform/secret-hash';

/** A text with its position; the values are the columns of its table. */
type Fields = Readonly<Record<string, string | number>>;

/** The changes that loading makes to one table. */
export interface TextPlan {
  readonly table: 'pages' | 'faq_topics' | 'faq_questions';
  /** Whole rows with `id` and `seed`. */
  readonly write: readonly Fields[];
  readonly keep: readonly { readonly id: string; readonly seed: string }[];
  readonly remove: readonly string[];
  readonly unchanged: number;
}

const stored = {
  pages: defineRead(
    {
      id: pages.slug,
      title: pages.title,
      description: pages.description,
      changed: pages.changed,
      body: pages.body,
      seed: pages.seed,
    },
    'SELECT slug AS id, title, description, changed, body, seed FROM pages WHERE language = ?1',
  ),
  faq_topics: defineRead(
    { id: faqTopics.id, place: faqTopics.place, title: faqTopics.title, seed: faqTopics.seed },
    'SELECT id, place, title, seed FROM faq_topics WHERE language = ?1',
  ),
  faq_questions: defineRead(
    {
      id: faqQuestions.id,
      topic: faqQuestions.topic,
      place: faqQuestions.place,
      question: faqQuestions.question,
      answer: faqQuestions.answer,
      words: faqQuestions.words,
      seed: faqQuestions.seed,
    },
    'SELECT id, topic, place, question, answer, words, seed FROM faq_questions WHERE language = ?1',
  ),
} as const;
const tables = ['pages', 'faq_topics', 'faq_questions'] as const;

/** Returns the hash of the content of a text, independent of the order of its fields. */
function hashOf(fields: Fields): Promise<string> {
  const fieldValues = Object.entries(fields)
    .filter(([name]) => name !== 'seed')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return secretHash(JSON.stringify(fieldValues));
}

/** Compares new texts of a language with the stored ones and returns the changes for each table. */
export async function planTexts(ctx: Ctx, texts: Texts): Promise<TextPlan[]> {
  const results = await ctx.db.batch(tables.map((table) => stored[table].statement(ctx.db, texts.language)));
  const incoming: Record<TextPlan['table'], Fields[]> = {
    pages: texts.pages.map(({ slug, ...page }) => ({ id: slug, ...page })),
    faq_topics: texts.topics.map((topic, place) => ({ ...topic, place })),
    faq_questions: texts.questions.map(({ words, ...question }, place) => ({
      ...question,
      words: JSON.stringify(words),
      place,
    })),
  };
  return Promise.all(
    tables.map((table, index) => planTable(table, stored[table].rowsOf(results[index]), incoming[table])),
  );
}

async function planTable(
  table: TextPlan['table'],
  old: readonly (Fields & { readonly id: string; readonly seed: string })[],
  incoming: readonly Fields[],
): Promise<TextPlan> {
  const texts = await Promise.all(
    incoming.map(async (fields) => ({ id: String(fields.id), fields, seed: await hashOf(fields) })),
  );
  const storedTexts = await Promise.all(
    old.map(async (row) => ({ id: row.id, seed: row.seed, now: await hashOf(row) })),
  );
  const plan = planSeeding(storedTexts, new Map(texts.map(({ id, seed }) => [id, seed])));
  return {
    table,
    write: texts.filter(({ id }) => plan.write.has(id)).map(({ fields, seed }) => ({ ...fields, seed })),
    keep: texts.filter(({ id }) => plan.keep.has(id)).map(({ id, seed }) => ({ id, seed })),
    remove: [...plan.remove],
    unchanged: plan.unchanged,
  };
}
