import { matchLexicon } from '../../../domain/chat/match-lexicon';
import { namedCountry } from '../../../domain/chat/named-country';
import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import { sureQuestion } from '../../../domain/chat/questions/sure-question';
import { intlLocale, type Language } from '../../../domain/language';
import { isMarket } from '../../../domain/market/market';
import type { FaqHit } from '../../../domain/faq/rank-questions';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { answersTo } from '../tools/find-answers';
import { handOverCard, type Draft } from './draft';

/*
 * FAQ scores (0 to 1), tuned by hand to the share of right answers that `worker/assistant/questions.test.ts` reports.
 */

/** Least score of an answer that is stated as the answer. A lower one is stated as a possible answer. */
const certainScore = 0.45;
/** Least score of a shown answer. When all are lower, the assistant says that it does not know. */
export const possibleScore = 0.24;
/** Least score at which the question counts as known. Then only answers as good as the best one are shown. */
const knownQuestionScore = 0.8;
/** An answer with at least this share of the best score counts as equally good. */
const closeShare = 0.8;
/** Number of answers shown: to a known question, to any other, and as the nearest ones to an unknown question. */
const maxAnswers = { known: 2, other: 3, nearest: 2 } as const;

export interface QuestionAnswer {
  readonly draft: Draft;
  /** Score of the best FAQ hit, 0 to 1; 0 without a hit. */
  readonly score: FaqHit['score'];
}

const regionNames = (language: Language) => new Intl.DisplayNames(intlLocale(language), { type: 'region' });

/** Questions that are about delivery, whatever the words are. */
const aboutDelivery: ReadonlySet<string> = new Set(['delivery-time', 'postage-to-you', 'which-countries']);

/** Known facts of a question beside its words: the FAQ question that it asks, and the country that it is about. */
export interface KnownOfQuestion {
  readonly questionId?: string | null;
  readonly country?: string | null;
}

/**
 * Answers a text from the shop's FAQ and pages. Where nothing fits, the draft says so and offers the nearest questions
 * and a hand-over to people. For a country, named in the text or known, it gives that country's answers, or says that
 * the shop does not deliver there.
 */
export async function answerQuestion(
  ctxOfPerson: Ctx,
  q: string,
  known: KnownOfQuestion = {},
): Promise<QuestionAnswer> {
  const locale = { locale: ctxOfPerson.language };
  const named = namedCountry(q, ctxOfPerson.language);
  const country = named ?? known.country ?? null;
  const match = matchLexicon(q, ctxOfPerson.language);
  const questionId = known.questionId ?? sureQuestion(match, named !== null);
  // The answers to a question that names one of the shop's countries are those for that country.
  const ctx = country !== null && isMarket(country) ? { ...ctxOfPerson, market: country } : ctxOfPerson;
  const { card, scores } = await answersTo(ctx, { q: q.slice(0, 400) }, questionId);
  const score = scores[0] ?? 0;
  if (score >= possibleScore && card.items.length > 0) {
    const close = scores.filter((other) => other >= score * closeShare).length;
    const sentence = score >= certainScore ? m.chat_answer_answer({}, locale) : m.chat_answer_answer_maybe({}, locale);
    const items = card.items.slice(
      0,
      score >= knownQuestionScore ? Math.max(1, Math.min(maxAnswers.known, close)) : maxAnswers.other,
    );
    const isDelivery = match.has('send', 'delivery', 'country', 'postage') || aboutDelivery.has(questionId ?? '');
    const unserved = country === null || isMarket(country) || !isDelivery ? [] : [country];
    const notServed = unserved.map((code) =>
      m.chat_answer_not_served({ country: regionNames(ctx.language).of(code) ?? code }, locale),
    );
    return {
      score,
      draft: { tools: ['find-answers'], text: [...notServed, sentence], cards: [{ ...card, items }] },
    };
  }
  // A text without a word of the shop asks for something else, and no question of the shop is near it.
  if (!asksAboutShop(match) && !match.has('book'))
    return {
      score,
      draft: { tools: ['find-answers'], text: [m.chat_answer_out_of_scope({}, locale)], cards: [handOverCard] },
    };
  return { score, draft: unknownDraft(ctx, { ...card, items: card.items.slice(0, maxAnswers.nearest), pages: [] }) };
}

/** Returns a draft that says the answer is unknown, with the nearest questions, if any, and the hand-over. */
function unknownDraft(ctx: Ctx, card: Extract<Draft['cards'][number], { kind: 'answers' }>): Draft {
  const locale = { locale: ctx.language };
  const near = card.items.length > 0;
  return {
    tools: ['find-answers'],
    text: [m.chat_answer_unknown({}, locale), ...(near ? [m.chat_answer_nearest({}, locale)] : [])],
    cards: [...(near ? [card] : []), handOverCard],
  };
}
