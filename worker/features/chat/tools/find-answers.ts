import type { ChatCard } from '../../../../domain/chat/schemas';
import type { Ctx } from '../../../context';
import { findAnswers } from '../../faq/reads';
import type { FindAnswersInput } from './inputs';

type AnswersCard = Extract<ChatCard, { kind: 'answers' }>;

/** The shop's own answers that fit a question best, and how certain the best one is (0 to 1; 0 where nothing fits). */
export async function answersTo(ctx: Ctx, { q }: FindAnswersInput): Promise<{ readonly card: AnswersCard; readonly scores: readonly number[] }> {
  const { hits, items } = await findAnswers(ctx, q, 3);
  return { card: { kind: 'answers', items: [...items], pages: [] }, scores: hits.map(({ score }) => score) };
}

/** The same as a tool: what is far from the question is left out. */
export async function answersCard(ctx: Ctx, input: FindAnswersInput): Promise<AnswersCard> {
  return (await answersTo(ctx, input)).card;
}
