import { matchLexicon } from '../../../domain/chat/match-lexicon';
import { combineScores } from '../../../domain/chat/rank-senses';
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

/** Returns the hits with the question `sure` in the first place; unchanged without one. */
function withSure(hits: readonly FaqHit[], sure: string | null): readonly FaqHit[] {
  return sure === null ? hits : [{ id: sure, score: sureScore }, ...hits.filter(({ id }) => id !== sure)];
}

/**
 * Returns the shop's own answers that fit a question best, and the score (0 to 1) of each, best first. `sure`: the id
 * of the question that the text certainly asks.
 */
export async function answersTo(
  ctx: Ctx,
  { q }: FindAnswersInput,
  sure: string | null = null,
): Promise<{ readonly card: AnswersCard; readonly scores: readonly number[] }> {
  const heard = matchLexicon(q, ctx.language);
  const [{ hits, items }, pages] = await Promise.all([
    findAnswers(ctx, q, maxAnswers, (byWords) => withSure(combineScores(heard, byWords), sure)),
    findPages(ctx, q, 2),
  ]);
  const fitting = pages.filter(({ score }) => score >= pageThreshold).map(({ score: _score, ...page }) => page);
  return { card: { kind: 'answers', items: [...items], pages: fitting }, scores: hits.map(({ score }) => score) };
}

/** Runs `answersTo` as a tool. */
export async function answersCard(ctx: Ctx, input: FindAnswersInput): Promise<AnswersCard> {
  return (await answersTo(ctx, input)).card;
}
