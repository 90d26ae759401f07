import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import { isOnlyAboutTrades } from '../../../domain/chat/questions/own-trades';
import { isOutOfScope } from '../../../domain/chat/questions/is-out-of-scope';
import { readCondition } from '../../../domain/chat/details/read-condition';
import { readMessage, type MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Assistant, Piece, Turn } from '../assistant';
import { answerOffers, answerOfferForTitle } from './answer-offers';
import { answerQuestion, possibleScore } from './answer-question';
import { answerOtherBooks } from './answer-other-books';
import { answerQuestionOrRequest, surelyQuestionScore } from './answer-question-or-request';
import { answerSimilar } from './answer-similar';
import { answerTrades } from './answer-trades';
import { answerTrip } from './answer-trip';
import { booksDraft } from './books-draft';
import { handOverCard, textDraft, joinDrafts, type Draft } from './draft';
import { followBook } from './follow-up/follow-book';
import { followQuestion } from './follow-up/follow-question';
import { followUp } from './follow-up/follow-up';
import { isPlaceAlone } from './follow-up/reference';
import { proposeDraft } from './propose-draft';
import { titlesOf } from './find-title';
import { findBooks } from '../tools/search-books';

/** Least FAQ score of a text about the person's own trades that also gets an answer of the FAQ. */
const questionBesideTradesScore = 0.24;

function answerSmallTalk(ctx: Ctx, kind: Exclude<MessageMeaning['smallTalk'], null>): Draft {
  const locale = { locale: ctx.language };
  if (kind === 'greeting') return textDraft(m.chat_answer_greeting({}, locale));
  if (kind === 'thanks') return textDraft(m.chat_answer_thanks({}, locale));
  if (kind === 'goodbye') return textDraft(m.chat_answer_goodbye({}, locale));
  if (kind === 'who') return textDraft(m.chat_answer_who({ shop: ctx.settings.shop.tradingName }, locale));
  return { tools: [], text: [m.chat_answer_abuse({}, locale)], cards: [handOverCard] };
}

/** Answers ISBNs with our offers for them, or with the book itself when the person wants to buy it. */
async function answerIsbns(ctx: Ctx, { isbns, match }: MessageMeaning): Promise<Draft> {
  const wantsToBuy =
    match.has('take', 'have', 'want', 'buy', 'cart') && !match.has('pay-for', 'sell', 'give', 'offer', 'how-much');
  const [isbn] = isbns;
  if (isbn !== undefined && isbns.length === 1 && wantsToBuy) {
    const card = await findBooks(ctx, { words: isbn, inStock: false, sort: 'match', limit: 3 });
    const [book] = card.items;
    if (book?.cheapest != null)
      return match.has('take', 'cart') && !match.has('have')
        ? proposeDraft(ctx, { list: 'cart', isbn: book.isbn })
        : booksDraft(ctx, card, m.chat_answer_book({}, { locale: ctx.language }));
    if (book !== undefined) return booksDraft(ctx, card, m.chat_answer_book_gone({}, { locale: ctx.language }));
  }
  return answerOffers(ctx, isbns, readCondition(match) ?? undefined);
}

/**
 * Answers with the person's own trades, and with an answer of the FAQ where the text also asks a question: "cancel my
 * order IE-7K4Q".
 */
async function answerOwnTrades(ctx: Ctx, text: string, { trade, match }: MessageMeaning): Promise<Draft> {
  const trades = await answerTrades(ctx, trade);
  if (trade !== null && isOnlyAboutTrades(match)) return trades;
  const { draft, score } = await answerQuestion(ctx, text);
  if (score < questionBesideTradesScore) return trades;
  // Beside the trades, the best answer is enough.
  const cards = draft.cards.flatMap((card) =>
    card.kind === 'answers' ? [{ ...card, items: card.items.slice(0, 1) }] : [],
  );
  return joinDrafts(trades, { ...draft, text: [m.chat_answer_beside_trades({}, { locale: ctx.language })], cards });
}

/** Tries to answer a message. Returns null when the message asks for something else. */
type AnswerStep = (ctx: Ctx, turn: Turn, meaning: MessageMeaning) => Promise<Draft | null>;

/** Answers a text that has nothing to look up: a mere place in a list, small talk, a call for a person. */
async function answerTalk(ctx: Ctx, _turn: Turn, meaning: MessageMeaning): Promise<Draft | null> {
  const locale = { locale: ctx.language };
  if (isPlaceAlone(meaning)) return textDraft(m.chat_answer_empty({}, locale));
  if (meaning.smallTalk !== null) return answerSmallTalk(ctx, meaning.smallTalk);
  return meaning.wantsHuman
    ? { tools: ['hand-over'], text: [m.chat_answer_hand_over({}, locale)], cards: [handOverCard] }
    : null;
}

/** Answers a question that the shop surely knows, although it has words that also begin a request for books. */
async function answerKnownQuestion(ctx: Ctx, turn: Turn, { match, asksOffer }: MessageMeaning): Promise<Draft | null> {
  if (!match.has('all-read', 'same-author', 'more', 'similar') && !asksOffer) return null;
  const { score, draft } = await answerQuestion(ctx, turn.text);
  return score >= surelyQuestionScore ? draft : null;
}

/** Answers a text that asks for books near another one, or for other books than those that the person has read. */
async function answerNearBooks(ctx: Ctx, turn: Turn, meaning: MessageMeaning): Promise<Draft | null> {
  const { match, request } = meaning;
  // "Something scary, but not King" names a subject, so it needs no book to start from.
  const namesSubject = request.deniedWords !== '' && request.subject !== null;
  const wantsOthers = match.has('all-read') && !asksAboutShop(match) && !namesSubject;
  return match.has('similar') || wantsOthers ? answerSimilar(ctx, meaning, turn.past) : null;
}

/** Answers a question about what the shop pays for a book that is named by its title. */
async function answerAskedOffer(ctx: Ctx, turn: Turn, meaning: MessageMeaning): Promise<Draft | null> {
  if (!meaning.asksOffer) return null;
  const grade = readCondition(meaning.match) ?? undefined;
  // "Do you buy old sheet music?" asks for a kind of book; words of it may be in a title by chance.
  const offer = await answerOfferForTitle(ctx, titlesOf(meaning), {
    grade,
    needsWholeTitle: meaning.match.has('accept'),
  });
  if (offer !== null) return offer;
  const { score, draft } = await answerQuestion(ctx, turn.text);
  // Which books the shop buys also answers for a thing that is no known book: records, a title without an edition.
  return score >= possibleScore ? draft : (await answerQuestion(ctx, turn.text, { questionId: 'which-books' })).draft;
}

/** Ways to answer a message without numbers, in the order in which they are tried. */
const answerSteps: readonly AnswerStep[] = [
  followBook,
  followUp,
  followQuestion,
  answerTalk,
  async (ctx, { text }, meaning) => (meaning.ownTrades ? answerOwnTrades(ctx, text, meaning) : null),
  answerKnownQuestion,
  (ctx, _turn, meaning) => answerTrip(ctx, meaning),
  (ctx, _turn, meaning) => answerOtherBooks(ctx, meaning),
  answerNearBooks,
  answerAskedOffer,
];

async function answerTo(ctx: Ctx, turn: Turn, meaning: MessageMeaning): Promise<Draft> {
  const { isbns, trade, match } = meaning;
  const locale = { locale: ctx.language };
  if (match.words.length === 0 && meaning.language !== 'ja') return textDraft(m.chat_answer_empty({}, locale));
  if (isbns.length > 0) return answerIsbns(ctx, meaning);
  if (trade !== null) return answerOwnTrades(ctx, turn.text, meaning);
  if (isOutOfScope(meaning)) return textDraft(m.chat_answer_out_of_scope({}, locale));
  for (const step of answerSteps) {
    const draft = await step(ctx, turn, meaning);
    if (draft !== null) return draft;
  }
  return answerQuestionOrRequest(ctx, turn, meaning);
}

/**
 * Answers with the shop's own assistant. It understands a text by word tables and rules and looks things up with the
 * tools. Its sentences are messages; every fact it states is in a card.
 */
export const answerBuiltIn: Assistant = async function* answerBuiltIn(ctx, turn, signal): AsyncGenerator<Piece> {
  const before = turn.past.findLast(({ role }) => role === 'person')?.text ?? null;
  const meaning = readMessage(turn.text, turn.language, before);
  const draft = await answerTo({ ...ctx, language: meaning.language }, turn, meaning);
  for (const tool of draft.tools) yield { kind: 'tool', tool };
  for (const [index, sentence] of draft.text.entries()) {
    if (signal.aborted) return;
    yield { kind: 'text', text: index === 0 ? sentence : `${meaning.language === 'ja' ? '' : ' '}${sentence}` };
  }
  for (const card of draft.cards) {
    if (signal.aborted) return;
    yield { kind: 'card', card };
  }
};
