import type { TextsLoaded, Texts } from '../../../domain/pages/text-schemas';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { importRuns } from '../../platform/db/schema/catalogue';
import { commit } from '../../platform/db/commit';
import { planTexts, type TextPlan } from './plan-texts';

const upserts = {
  pages: `INSERT INTO pages (slug, language, title, description, changed, body, seed)
    SELECT value->>'id', ?1, value->>'title', value->>'description', value->>'changed', value->>'body', value->>'seed'
    FROM json_each(?2) WHERE true
    ON CONFLICT (slug, language) DO UPDATE SET title = excluded.title, description = excluded.description,
    changed = excluded.changed,
      body = excluded.body, seed = excluded.seed`,
  faq_topics: `INSERT INTO faq_topics (id, language, place, title, seed)
    SELECT value->>'id', ?1, value->>'place', value->>'title', value->>'seed' FROM json_each(?2) WHERE true
    ON CONFLICT (id, language) DO UPDATE SET place = excluded.place, title = excluded.title, seed = excluded.seed`,
  faq_questions: `INSERT INTO faq_questions (id, language, topic, place, question, answer, words, seed)
    SELECT value->>'id', ?1, value->>'topic', value->>'place', value->>'question', value->>'answer', value->>'words',
    value->>'seed' FROM json_each(?2) WHERE true
    ON CONFLICT (id, language) DO UPDATE SET topic = excluded.topic, place = excluded.place,
    question = excluded.question,
      answer = excluded.answer, words = excluded.words, seed = excluded.seed`,
} as const;
const keys = { pages: 'slug', faq_topics: 'id', faq_questions: 'id' } as const;

/**
 * Loads the texts of one language in one batch, and returns how many were written, unchanged, kept and removed.
 * Texts that were edited in the database are kept. Safe to repeat.
 */
export async function loadTexts(ctx: Ctx, texts: Texts): Promise<TextsLoaded> {
  const plans = await planTexts(ctx, texts);
  const now = ctx.now.toISOString();
  await commit(ctx.db, [
    ...plans.flatMap((plan) => planStatements(ctx, texts.language, plan)),
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(importRuns)
        .values({
          id: ctx.ids.id(),
          source: `texts ${texts.language} ${texts.fingerprint}`,
          options: '{}',
          columns: '{}',
          startedAt: now,
          finishedAt: now,
        }),
    ),
  ]);
  const sum = (count: (plan: TextPlan) => number) => plans.reduce((total, plan) => total + count(plan), 0);
  return {
    written: sum((plan) => plan.write.length),
    unchanged: sum((plan) => plan.unchanged),
    kept: sum((plan) => plan.keep.length),
    removed: sum((plan) => plan.remove.length),
  };
}

function planStatements(ctx: Ctx, language: string, { table, write, keep, remove }: TextPlan): D1PreparedStatement[] {
  const key = keys[table];
  const statement = (text: string, list: readonly unknown[]) =>
    list.length === 0 ? [] : [sql(ctx.db, text, language, JSON.stringify(list))];
  return [
    ...statement(`DELETE FROM ${table} WHERE language = ?1 AND ${key} IN (SELECT value FROM json_each(?2))`, remove),
    ...statement(upserts[table], write),
    ...statement(
      `UPDATE ${table} SET seed = (SELECT value->>'seed' FROM json_each(?2) WHERE value->>'id' = ${table}.${key})
       WHERE language = ?1 AND ${key} IN (SELECT value->>'id' FROM json_each(?2))`,
      keep,
    ),
  ];
}
