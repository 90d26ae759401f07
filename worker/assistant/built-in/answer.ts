import { readMessage, type MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Assistant, Piece, Turn } from '../assistant';
import { answerOffers, answerOfferForTitle } from './answer-offers';
import { answerQuestion } from './answer-question';
import { answerTrades } from './answer-trades';
import { answerTitle, answerWish, booksDraft } from './answer-wish';
import { handOver, says, together, type Draft } from './draft';
import { findTitle } from './find-title';
import { followUp, propose } from './follow-up';
import { findBooks } from '../tools/search-books';

/** From here on a question of the shop's is meant, where nothing else is known of a text. */
const rather = 0.5;
/** The same for what is asked beside one's own trades. */
const beside = 0.28;
/** The same the more a text speaks of books to be found: people tell of their books in many a question. */
const ratherThanBooks = ({ weight }: MessageMeaning['wish']) => (weight < 3 ? 0.32 : weight < 4.5 ? 0.5 : 0.8);

function smallTalk(ctx: Ctx, talk: Exclude<MessageMeaning['talk'], null>): Draft {
  const locale = { locale: ctx.language };
  if (talk === 'greeting') return says(m.chat_say_greeting({}, locale));
  if (talk === 'thanks') return says(m.chat_say_thanks({}, locale));
  if (talk === 'goodbye') return says(m.chat_say_goodbye({}, locale));
  if (talk === 'who') return says(m.chat_say_who({ shop: ctx.settings.shop.tradingName }, locale));
  return { looked: [], text: [m.chat_say_abuse({}, locale)], cards: [handOver] };
}

/** Numbers: what we pay for them; or the book itself, where the person wants to have it. */
async function answerNumbers(ctx: Ctx, { isbns, heard }: MessageMeaning): Promise<Draft> {
  const wants =
    heard.has('take', 'have', 'want', 'buy', 'cart') && !heard.has('pay-for', 'sell', 'give', 'offer', 'how-much');
  const [one] = isbns;
  if (one !== undefined && isbns.length === 1 && wants) {
    const card = await findBooks(ctx, { words: one, inStock: false, sort: 'match', limit: 3 });
    const [book] = card.items;
    if (book?.cheapest != null)
      return heard.has('take', 'cart') && !heard.has('have')
        ? propose(ctx, 'cart', book.isbn)
        : booksDraft(ctx, card, m.chat_say_book({}, { locale: ctx.language }));
    if (book !== undefined) return booksDraft(ctx, card, m.chat_say_book_gone({}, { locale: ctx.language }));
  }
  return answerOffers(ctx, isbns);
}

/** Own trades, with the answer to the question beside them where there is one. */
async function answerOwn(ctx: Ctx, text: string, number: string | null): Promise<Draft> {
  const trades = await answerTrades(ctx, number);
  if (number !== null) return trades;
  const { draft, score } = await answerQuestion(ctx, text);
  return score >= beside
    ? together(trades, { ...draft, cards: draft.cards.filter(({ kind }) => kind === 'answers') })
    : trades;
}

/** A question or a wish: whichever is surer. What is neither may be a title; what is nothing is said to be unknown. */
async function answerRest(ctx: Ctx, text: string, { wish, heard }: MessageMeaning): Promise<Draft> {
  const question = await answerQuestion(ctx, text);
  const titles = [wish.title, wish.words, ...wish.parts];
  const isQuestion = question.score >= ratherThanBooks(wish) || (question.score >= rather && heard.has('wish'));
  const asks = heard.has('have', 'want');
  if (!isQuestion && (wish.weight >= 1 || asks) && (wish.words !== '' || wish.subject === null)) {
    const title = wish.words === '' && !heard.has('have') ? null : await answerTitle(ctx, wish, titles);
    if (title !== null) return title;
  }
  if (
    !isQuestion &&
    wish.weight >= 2 &&
    (wish.subject !== null || wish.language !== null || wish.price !== null || wish.sort !== null)
  ) {
    const books = await answerWish(ctx, wish);
    if (books !== null) return books;
  }
  if (question.score >= rather) return question.draft;
  const bare = await findTitle(ctx, titles);
  if (bare?.sure === true && (bare.whole || wish.words !== '')) return booksDraft(ctx, bare.card);
  if (wish.weight >= 2 && question.score < rather) {
    const locale = { locale: ctx.language };
    return together(says(m.chat_say_books_none({}, locale)), {
      looked: ['search-books'],
      text: [m.chat_say_hand_over({}, locale)],
      cards: [handOver],
    });
  }
  return question.draft;
}

async function answerTo(ctx: Ctx, turn: Turn, reading: MessageMeaning): Promise<Draft> {
  const { isbns, trade, talk } = reading;
  const locale = { locale: ctx.language };
  if (reading.heard.words.length === 0 && reading.language !== 'ja') return says(m.chat_say_empty({}, locale));
  if (isbns.length > 0) return answerNumbers(ctx, reading);
  if (trade !== null) return answerOwn(ctx, turn.text, trade);
  const follow = await followUp(ctx, reading, turn.past);
  if (follow !== null) return follow;
  if (talk !== null) return smallTalk(ctx, talk);
  if (reading.wantsHuman) return { looked: ['hand-over'], text: [m.chat_say_hand_over({}, locale)], cards: [handOver] };
  if (reading.ownTrades) return answerOwn(ctx, turn.text, null);
  if (reading.asksOffer) {
    const offer = await answerOfferForTitle(ctx, [reading.wish.title, reading.wish.words, ...reading.wish.parts]);
    if (offer !== null) return offer;
  }
  return answerRest(ctx, turn.text, reading);
}

/**
 * The shop's own assistant: understands by tables of words and rules, looks up through the tools, and says what it
 * found in sentences that are messages. It knows nothing that is not in a card.
 */
export const answerBuiltIn: Assistant = async function* answerBuiltIn(ctx, turn, signal): AsyncGenerator<Piece> {
  const before = turn.past.findLast(({ role }) => role === 'person')?.text ?? null;
  const reading = readMessage(turn.text, turn.language, before);
  const draft = await answerTo({ ...ctx, language: reading.language }, turn, reading);
  for (const tool of draft.looked) yield { kind: 'looked', tool };
  for (const [at, sentence] of draft.text.entries()) {
    if (signal.aborted) return;
    yield { kind: 'text', text: at === 0 ? sentence : `${reading.language === 'ja' ? '' : ' '}${sentence}` };
  }
  for (const card of draft.cards) {
    if (signal.aborted) return;
    yield { kind: 'card', card };
  }
};
