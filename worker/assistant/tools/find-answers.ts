import { matchLexicon } from '../../../domain/chat/match-lexicon';
import { combineScores } from '../../../domain/chat/questions/rank-senses';
import type { FaqHit } from '../../../domain/faq/rank-questions';
import type { ChatCard } from '../../../domain/chat/schemas';
import type { Ctx } from '../../platform/context';
import { findAnswers } from '../../content/faq/read-faq';
import { findPages } from '../../content/pages/find-pages';
import type { FindAnswersInput } from './inputs';

type AnswersCard = Extract<ChatCard, { kind: 'answers' }>;

const maxAnswers = 3;
/** Score below which a page is about something else. */
const pageThreshold = 0.55;

/** Score of a question that a rule recognises: it is known, whatever its words score. */
const sureScore = 0.9;

/** Returns the hits with one question in the first place; unchanged when it is null. */
function withFirst(hits: readonly FaqHit[], questionId: string | null): readonly FaqHit[] {
  return questionId === null
    ? hits
    : [{ id: questionId, score: sureScore }, ...hits.filter(({ id }) => id !== questionId)];
}

/**
 * Returns the shop's own answers that fit a question best, and the score (0 to 1) of each, best first.
 * @param questionId of the question that the text certainly asks, or null
 */
export async function answersTo(
  ctx: Ctx,
  { q }: FindAnswersInput,
  questionId: string | null = null,
): Promise<{ readonly card: AnswersCard; readonly scores: readonly number[] }> {
  const match = matchLexicon(q, ctx.language);
  const [{ hits, items }, pages] = await Promise.all([
    findAnswers(ctx, q, maxAnswers, (byWords) => withFirst(combineScores(match, byWords), questionId)),
    findPages(ctx, q, 2),
  ]);
  const fitting = pages.filter(({ score }) => score >= pageThreshold).map(({ score: _score, ...page }) => page);
  return { card: { kind: 'answers', items: [...items], pages: fitting }, scores: hits.map(({ score }) => score) };
}

/** Runs `answersTo` as a tool. */
export async function answersCard(ctx: Ctx, input: FindAnswersInput): Promise<AnswersCard> {
  return (await answersTo(ctx, input)).card;
}
