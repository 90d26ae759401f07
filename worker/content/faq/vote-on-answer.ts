import { baseLanguage } from '../../../domain/language';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';

/**
 * Counts whether an answer helped, by the language of the reader. Stores no personal data.
 * @throws `not-found` for an unknown question, `too-many-attempts` when one network votes too often
 */
export async function voteOnAnswer(ctx: Ctx, input: { readonly id: string; readonly helped: boolean }): Promise<void> {
  const [question] = await rows<{ language: string }>(
    sql(
      ctx.db,
      'SELECT language FROM faq_questions WHERE id = ?1 AND language IN (?2, ?3) ORDER BY language = ?2 DESC LIMIT 1',
      input.id,
      ctx.language,
      baseLanguage,
    ),
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
