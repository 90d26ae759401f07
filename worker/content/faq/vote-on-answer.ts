import { and, desc, eq, inArray } from 'drizzle-orm';
import { baseLanguage } from '../../../domain/language';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { faqQuestions } from '../../platform/db/schema/pages';
import { commit } from '../../platform/db/commit';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

/**
 * Counts whether an answer helped, by the language of the reader. Stores no personal data.
 * @throws `not-found` for an unknown question, `too-many-attempts` when one network votes too often
 */
export async function voteOnAnswer(ctx: Ctx, input: { readonly id: string; readonly helped: boolean }): Promise<void> {
  const [question] = await run(
    orm(ctx.db)
      .select({ language: faqQuestions.language })
      .from(faqQuestions)
      .where(and(eq(faqQuestions.id, input.id), inArray(faqQuestions.language, [ctx.language, baseLanguage])))
      .orderBy(desc(eq(faqQuestions.language, ctx.language)))
      .limit(1),
  );
  if (question === undefined) throw new Problem('not-found');
  await requireAttempt(ctx, await limitsOf(ctx, 'faq-vote', null));
  await commit(ctx.db, [
    sql(
      ctx.db,
      `INSERT INTO faq_votes (question, language, day, helped, not_helped) VALUES (?1, ?2, ?3, ?4, ?5)
       ON CONFLICT (question, language, day) DO UPDATE SET helped = helped + excluded.helped,
       not_helped = not_helped + excluded.not_helped`,
      input.id,
      question.language,
      ctx.now.toISOString().slice(0, 10),
      Number(input.helped),
      Number(!input.helped),
    ),
  ]);
}
