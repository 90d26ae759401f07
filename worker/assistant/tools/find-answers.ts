import { matchLexicon } from '../../../domain/chat/match-lexicon';
import { combineScores } from '../../../domain/chat/rank-senses';
import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { findAnswers } from '../../content/faq/read-faq';
import { findPages } from '../../content/pages/find-pages';
import type { FindAnswersInput } from './inputs';

type AnswersCard = Extract<ChatCard, { kind: 'answers' }>;

const mostAnswers = 3;
/** Score below which a page is about something else. */
const pageThreshold = 0.55;

/** Returns the shop's own answers that fit a question best, and the score (0 to 1) of each, best first. */
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

/** Runs `answersTo` as a tool. */
export async function answersCard(ctx: Ctx, input: FindAnswersInput): Promise<AnswersCard> {
  return (await answersTo(ctx, input)).card;
}
