import { planSeeding } from '../../../domain/pages/seeding';
import type { Texts } from '../../../domain/pages/text-schemas';
import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { secretHash } from '../../platform/secret-hash';

/** A text with its place among its like; the values are those of its table's columns. */
type Fields = Readonly<Record<string, string | number>>;

/** What loading does to one table. */
export interface TextPlan {
  readonly table: 'pages' | 'faq_topics' | 'faq_questions';
  /** Whole rows with `id` and `seed`. */
  readonly write: readonly Fields[];
  readonly keep: readonly { readonly id: string; readonly seed: string }[];
  readonly remove: readonly string[];
  readonly unchanged: number;
}

const selects = {
  pages: 'SELECT slug AS id, title, description, changed, body, seed FROM pages WHERE language = ?1',
  faq_topics: 'SELECT id, place, title, seed FROM faq_topics WHERE language = ?1',
  faq_questions: 'SELECT id, topic, place, question, answer, words, seed FROM faq_questions WHERE language = ?1',
} as const;
const tables = ['pages', 'faq_topics', 'faq_questions'] as const;

/** Hash of all that a text says, whatever the order of its fields. */
function hashOf(fields: Fields): Promise<string> {
  const said = Object.entries(fields)
    .filter(([name]) => name !== 'seed')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return secretHash(JSON.stringify(said));
}

/** Reads what the shop has in the language, and what the new texts mean for each table. */
export async function planTexts(ctx: Ctx, texts: Texts): Promise<TextPlan[]> {
  const standing = await ctx.db.batch(tables.map((table) => sql(ctx.db, selects[table], texts.language)));
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
    tables.map((table, at) =>
      planTable(table, rowsAt<Fields & { readonly id: string; readonly seed: string }>(standing, at), incoming[table]),
    ),
  );
}

async function planTable(
  table: TextPlan['table'],
  standing: readonly (Fields & { readonly id: string; readonly seed: string })[],
  incoming: readonly Fields[],
): Promise<TextPlan> {
  const texts = await Promise.all(
    incoming.map(async (fields) => ({ id: String(fields.id), fields, seed: await hashOf(fields) })),
  );
  const here = await Promise.all(standing.map(async (row) => ({ id: row.id, seed: row.seed, now: await hashOf(row) })));
  const plan = planSeeding(here, new Map(texts.map(({ id, seed }) => [id, seed])));
  return {
    table,
    write: texts.filter(({ id }) => plan.write.has(id)).map(({ fields, seed }) => ({ ...fields, seed })),
    keep: texts.filter(({ id }) => plan.keep.has(id)).map(({ id, seed }) => ({ id, seed })),
    remove: [...plan.remove],
    unchanged: plan.unchanged,
  };
}
