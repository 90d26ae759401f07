import { matchLexicon } from '../../../domain/chat/match-lexicon';
import { combineScores } from '../../../domain/chat/rank-senses';
import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { findAnswers } from '../../content/faq/read-faq';
import { findPages } from '../../content/pages/find-pages';
import type { FindAnswersInput } from './inputs';

type AnswersCard = Extract<ChatCard, { kind: 'answers' }>;

const mostAnswers = 3;
/** Pages below this are about something else. */
const pageThreshold = 0.55;

/** The shop's own answers that fit a question best, and how certain each is (0 to 1), best first. */
export async function answersTo(
  ctx: Ctx,
  { q }: FindAnswersInput,
): Promise<{ readonly card: AnswersCard; readonly scores: readonly number[] }> {
  const heard = matchLexicon(q, ctx.language);
  const [{ hits, items }, pages] = await Promise.all([
    findAnswers(ctx, q, mostAnswers, (byWords) => combineScores(heard, byWords)),
    findPages(ctx, q, 2),
  ]);
  const fitting = pages.filter(({ score }) => score >= pageThreshold).map(({ score: _score, ...page }) => page);
  return { card: { kind: 'answers', items: [...items], pages: fitting }, scores: hits.map(({ score }) => score) };
}

/** The same as a tool. */
export async function answersCard(ctx: Ctx, input: FindAnswersInput): Promise<AnswersCard> {
  return (await answersTo(ctx, input)).card;
}
