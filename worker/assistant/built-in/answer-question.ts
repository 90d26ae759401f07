import type { FaqHit } from '../../../domain/faq/rank-questions';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { answersTo } from '../tools/find-answers';
import { handOver, type Draft } from './draft';

/** From here on an answer is given as such; below `guessed` it is not shown as one at all. */
const certain = 0.5;
const guessed = 0.28;

export interface Answered {
  readonly draft: Draft;
  /** Of the best answer: 0 to 1. */
  readonly score: FaqHit['score'];
}

/** What the shop's own questions and pages say to a text; where nothing fits, that it isn't known, and the ways on. */
export async function answerQuestion(ctx: Ctx, q: string): Promise<Answered> {
  const locale = { locale: ctx.language };
  const { card, scores } = await answersTo(ctx, { q: q.slice(0, 400) });
  const score = scores[0] ?? 0;
  if (score >= guessed && card.items.length > 0) {
    const close = scores.filter((each) => each >= score * 0.8).length;
    const said = score >= certain ? m.chat_say_answer({}, locale) : m.chat_say_answer_maybe({}, locale);
    const items = card.items.slice(0, score >= 0.85 ? Math.max(1, Math.min(2, close)) : 3);
    return { score, draft: { looked: ['find-answers'], text: [said], cards: [{ ...card, items }] } };
  }
  return { score, draft: unknown(ctx, { ...card, items: card.items.slice(0, 2), pages: [] }) };
}

/** Says that it isn't known, with the nearest questions where there are any, and people. */
function unknown(ctx: Ctx, card: Extract<Draft['cards'][number], { kind: 'answers' }>): Draft {
  const locale = { locale: ctx.language };
  const near = card.items.length > 0;
  return {
    looked: ['find-answers'],
    text: [m.chat_say_unknown({}, locale), ...(near ? [m.chat_say_nearest({}, locale)] : [])],
    cards: [...(near ? [card] : []), handOver],
  };
}
