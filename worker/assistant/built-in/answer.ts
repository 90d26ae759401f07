import { subjectsNamed } from '../../../domain/catalogue/subject-words';
import { queryWords } from '../../../domain/catalogue/words';
import type { LexiconMatch } from '../../../domain/chat/match-lexicon';
import { asksAboutShop } from '../../../domain/chat/rank-senses';
import { isOutOfScope } from '../../../domain/chat/is-out-of-scope';
import { readCondition } from '../../../domain/chat/details/read-condition';
import { readMessage, type MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Assistant, Piece, Turn } from '../assistant';
import { answerOffers, answerOfferForTitle } from './answer-offers';
import { answerQuestion } from './answer-question';
import { answerSimilar } from './answer-similar';
import { answerTrades } from './answer-trades';
import { answerTrip } from './answer-trip';
import { answerUnread } from './answer-unread';
import { answerTitle, answerWish } from './answer-wish';
import { booksDraft } from './books-draft';
import { handOverCard, textDraft, joinDrafts, type Draft } from './draft';
import { findTitle, matchTitle, type FoundTitle } from './find-title';
import { followBook } from './follow-book';
import { countryBefore, followQuestion } from './follow-question';
import { followUp } from './follow-up';
import { proposeDraft } from './propose-draft';
import { withoutDenied } from './unwanted-books';
import { lastAnswers, titlesOf } from './earlier-messages';
import { findBooks } from '../tools/search-books';

/*
 * The thresholds of this file are FAQ scores (0 to 1, `answersTo`) and weights of a wish for books
 * (`BookRequest.weight`).
 * They were tuned by hand to the share of right answers that two tests report. `worker/assistant/questions.test.ts`
 * asks for 95 % of its written questions; `domain/chat/unforeseen-questions.test.ts` measures the FAQ scores alone.
 */

/** Least FAQ score of a text that the FAQ answers before a bare title is searched for. */
const questionScore = 0.45;
/** Least FAQ score of a text about the person's own trades that also gets an answer of the FAQ. */
const questionBesideTradesScore = 0.24;
/**
 * Least FAQ score of a text that counts as a question although it may be a wish for books, by the weight of the wish.
 * It rises with this weight, because many questions mention books.
 */
const questionScoreByWish = { weak: 0.26, clear: 0.4, strong: 0.7 } as const;
/** Least FAQ score of a text that counts as a question even if its words are also a title. */
const surelyQuestionScore = 0.8;
/** Least weights of a clear and of a strong wish. */
const clearWishWeight = 3;
const strongWishWeight = 4.5;
/** Least weight of a wish whose words may be a title, and of one by whose filters books are searched for. */
const possibleWishWeight = 1;
const certainWishWeight = 2;

/** Returns the least FAQ score at which a text with this wish counts as a question. */
function questionScoreAgainst({ weight, subject, language, words }: MessageMeaning['wish'], isShop: boolean): number {
  // "Books about physics" has nothing but a subject.
  if (subject !== null && !isShop && words === '' && weight >= certainWishWeight) return surelyQuestionScore;
  // "Fantasy in English" is a wish, though it also names a language of the shop.
  if (subject !== null && language !== null) return questionScoreByWish.strong;
  // A named subject without a word of the shop is hardly a question.
  if (weight < clearWishWeight)
    return subject === null || isShop ? questionScoreByWish.weak : questionScoreByWish.clear;
  return weight < strongWishWeight ? questionScoreByWish.clear : questionScoreByWish.strong;
}

function answerSmallTalk(ctx: Ctx, kind: Exclude<MessageMeaning['smallTalk'], null>): Draft {
  const locale = { locale: ctx.language };
  if (kind === 'greeting') return textDraft(m.chat_answer_greeting({}, locale));
  if (kind === 'thanks') return textDraft(m.chat_answer_thanks({}, locale));
  if (kind === 'goodbye') return textDraft(m.chat_answer_goodbye({}, locale));
  if (kind === 'who') return textDraft(m.chat_answer_who({ shop: ctx.settings.shop.tradingName }, locale));
  return { looked: [], text: [m.chat_answer_abuse({}, locale)], cards: [handOverCard] };
}

/** Answers ISBNs with our offers for them, or with the book itself when the person wants to buy it. */
async function answerIsbns(ctx: Ctx, { isbns, heard }: MessageMeaning): Promise<Draft> {
  const wantsToBuy =
    heard.has('take', 'have', 'want', 'buy', 'cart') && !heard.has('pay-for', 'sell', 'give', 'offer', 'how-much');
  const [isbn] = isbns;
  if (isbn !== undefined && isbns.length === 1 && wantsToBuy) {
    const card = await findBooks(ctx, { words: isbn, inStock: false, sort: 'match', limit: 3 });
    const [book] = card.items;
    if (book?.cheapest != null)
      return heard.has('take', 'cart') && !heard.has('have')
        ? proposeDraft(ctx, 'cart', book.isbn)
        : booksDraft(ctx, card, m.chat_answer_book({}, { locale: ctx.language }));
    if (book !== undefined) return booksDraft(ctx, card, m.chat_answer_book_gone({}, { locale: ctx.language }));
  }
  return answerOffers(ctx, isbns, readCondition(heard) ?? undefined);
}

/** Answers with the person's own trades, and with an answer of the FAQ where the text also asks a question. */
async function answerOwnTrades(ctx: Ctx, text: string, number: string | null): Promise<Draft> {
  const trades = await answerTrades(ctx, number);
  if (number !== null) return trades;
  const { draft, score } = await answerQuestion(ctx, text);
  if (score < questionBesideTradesScore) return trades;
  // Beside the trades, the best answer is enough.
  const cards = draft.cards.flatMap((card) =>
    card.kind === 'answers' ? [{ ...card, items: card.items.slice(0, 1) }] : [],
  );
  return joinDrafts(trades, { ...draft, text: [m.chat_answer_beside_trades({}, { locale: ctx.language })], cards });
}

/**
 * Returns whether a book is meant that a text names without asking for it. In a question about the shop a single word
 * may be in a title by chance ("do you ship to Malta?"), and so may some words of a longer text.
 */
function isMeant(found: FoundTitle, { title, words }: MessageMeaning['wish'], heard: LexiconMatch): boolean {
  const [book] = found.card.items;
  const namesAll = book !== undefined && queryWords(found.title).length > 1 && matchTitle(title, book) !== null;
  if (asksAboutShop(heard)) return found.isWhole && (found.title === title || namesAll);
  if (found.isWhole && book !== undefined && isRestAuthor(title, found.title, book.authors)) return true;
  return found.title === title || found.title === words || (found.isWhole && queryWords(found.title).length > 1);
}

/** Returns whether all words of a text beside a title are of its author: "alchemik coelho". */
function isRestAuthor(text: string, title: string, authors: readonly string[]): boolean {
  const known = new Set(queryWords(title));
  const names = authors.flatMap(queryWords);
  const rest = queryWords(text).filter((word) => !known.has(word));
  return rest.length > 0 && rest.every((word) => names.some((name) => word.startsWith(name) || name.startsWith(word)));
}

/** Returns whether a single word is the last name of an author. */
const isSurname = (word: string, authors: readonly string[]) =>
  authors.some((name) => queryWords(name).at(-1) === queryWords(word).join(' '));

/** Answers a request without any wish with the most wanted books in stock in the person's language. */
async function recommendBooks(ctx: Ctx): Promise<Draft | null> {
  const card = await findBooks(ctx, { inStock: true, sort: 'popular', limit: 3, language: ctx.language });
  return card.count === 0 ? null : booksDraft(ctx, card, m.chat_answer_recommend({}, { locale: ctx.language }));
}

/** Most words of a text that may be a mere title, when it has no word of a question. */
const maxWordsOfTitle = 6;
/** Most words of a question whether the shop has a title: "est-ce que 1984 est en stock ?". */
const maxWordsAboutTitle = 8;
const questionWords = ['how', 'when', 'how-much', 'where', 'why', 'who', 'can', 'how-many', 'mean'] as const;

/** Returns whether a text may name a book although its words fit a question, or a subject ("Der Vorleser"). */
function mayNameBook({ wish, heard }: Pick<MessageMeaning, 'wish' | 'heard'>, isQuestion: boolean): boolean {
  const asks = heard.has('have', 'want');
  if (!isQuestion) return asks && wish.words === '' && wish.subject !== null && subjectsNamed(wish.title).length === 0;
  const isShort = heard.words.length <= maxWordsOfTitle && !heard.has(...questionWords);
  return wish.words === '' ? isShort : asks || isShort;
}

/** Answers with a book whose title and author are all that a text asks for, though words of it also fit a question. */
async function answerNamed(
  ctx: Ctx,
  { wish, heard }: Pick<MessageMeaning, 'wish' | 'heard'>,
  titles: readonly string[],
): Promise<Draft | null> {
  const found = await findTitle(ctx, titles, { inStock: false });
  const [book] = found?.card.items ?? [];
  if (found === null || book === undefined || !found.isSure) return null;
  const isWholeText = matchTitle(wish.title, book) !== null || (found.isWhole && found.title === wish.title);
  // A single word of a question is in a title by chance. Beside a subject, or in "is 1984 in stock?", it is a title.
  const isTelling =
    queryWords(wish.title).length > 1 ||
    (heard.has('have') && found.isWhole && heard.words.length <= maxWordsAboutTitle && !asksAboutShop(heard)) ||
    (wish.subject !== null && found.isWhole) ||
    isSurname(wish.title, book.authors);
  if (!isWholeText || !isTelling) return null;
  return answerTitle(ctx, { ...wish, subject: null }, titles);
}

/**
 * Answers a question or a wish, whichever is more certain. A text that is neither may be a title; otherwise the answer
 * says that the assistant does not know.
 */
async function answerQuestionOrWish(
  ctx: Ctx,
  text: string,
  { wish, heard }: MessageMeaning,
  country: string | null,
): Promise<Draft> {
  const noFilter = [wish.subject, wish.language, wish.price, wish.format].every((filter) => filter === null);
  if (heard.has('recommend') && wish.words === '' && noFilter && !asksAboutShop(heard)) {
    const books = await recommendBooks(ctx);
    if (books !== null) return books;
  }
  const question = await answerQuestion(ctx, text, { country });
  const titles = [wish.title, wish.words, ...wish.parts];
  const isQuestion =
    question.score >= questionScoreAgainst(wish, asksAboutShop(heard)) ||
    (question.score >= questionScore && heard.has('wish'));
  const asks = heard.has('have', 'want');
  if (question.score < surelyQuestionScore && mayNameBook({ wish, heard }, isQuestion)) {
    const named = await answerNamed(ctx, { wish, heard }, titles);
    if (named !== null) return named;
  }
  if (!isQuestion && (wish.weight >= possibleWishWeight || asks) && (wish.words !== '' || wish.subject === null)) {
    const title = wish.words === '' && !heard.has('have') ? null : await answerTitle(ctx, wish, titles);
    if (title !== null) return title;
  }
  if (
    !isQuestion &&
    wish.weight >= certainWishWeight &&
    (wish.subject !== null || wish.language !== null || wish.price !== null || wish.sort !== null)
  ) {
    const books = await answerWish(ctx, wish);
    if (books !== null) return books;
  }
  if (question.score >= questionScore) return question.draft;
  const byTitle = await findTitle(ctx, titles);
  if (byTitle?.isSure === true && isMeant(byTitle, wish, heard)) {
    const search = { inStock: true, sort: 'match' as const, limit: 3, words: byTitle.title };
    return booksDraft(ctx, await withoutDenied(ctx, wish, byTitle.card, search));
  }
  const soldOut = byTitle?.isSure === true ? null : await findTitle(ctx, [wish.title, wish.words], { inStock: false });
  if (soldOut?.isSure === true && soldOut.isWhole && queryWords(soldOut.title).length > 1)
    return booksDraft(ctx, soldOut.card, m.chat_answer_book_gone({}, { locale: ctx.language }));
  if (wish.weight >= certainWishWeight && question.score < questionScore) {
    const locale = { locale: ctx.language };
    return joinDrafts(textDraft(m.chat_answer_books_none({}, locale)), {
      looked: ['search-books'],
      text: [m.chat_answer_hand_over({}, locale)],
      cards: [handOverCard],
    });
  }
  return question.draft;
}

async function answerTo(ctx: Ctx, turn: Turn, reading: MessageMeaning): Promise<Draft> {
  const { isbns, trade, smallTalk } = reading;
  const locale = { locale: ctx.language };
  if (reading.heard.words.length === 0 && reading.language !== 'ja') return textDraft(m.chat_answer_empty({}, locale));
  if (isbns.length > 0) return answerIsbns(ctx, reading);
  if (trade !== null) return answerOwnTrades(ctx, turn.text, trade);
  if (isOutOfScope(reading)) return textDraft(m.chat_answer_out_of_scope({}, locale));
  const follow =
    (await followBook(ctx, reading, turn.past)) ??
    (await followUp(ctx, reading, turn.past)) ??
    (await followQuestion(ctx, turn.text, reading, turn.past));
  if (follow !== null) return follow;
  if (smallTalk !== null) return answerSmallTalk(ctx, smallTalk);
  if (reading.wantsHuman)
    return { looked: ['hand-over'], text: [m.chat_answer_hand_over({}, locale)], cards: [handOverCard] };
  if (reading.ownTrades) return answerOwnTrades(ctx, turn.text, null);
  // Words of a question that the shop surely knows are no title.
  if (reading.heard.has('all-read', 'same-author', 'more', 'similar') || reading.asksOffer) {
    const { score, draft } = await answerQuestion(ctx, turn.text);
    if (score >= surelyQuestionScore) return draft;
  }
  const trip = await answerTrip(ctx, reading);
  if (trip !== null) return trip;
  const unread = await answerUnread(ctx, reading);
  if (unread !== null) return unread;
  // "Something scary, but not King" names a subject, so it needs no book to start from.
  const namesSubject = reading.wish.denied !== '' && reading.wish.subject !== null;
  const wantsOthers = reading.heard.has('all-read') && !asksAboutShop(reading.heard) && !namesSubject;
  if (reading.heard.has('similar') || wantsOthers) {
    const similar = await answerSimilar(ctx, reading, turn.past);
    if (similar !== null) return similar;
  }
  if (reading.asksOffer) {
    const condition = readCondition(reading.heard) ?? undefined;
    // "Do you buy old sheet music?" asks for a kind of book; words of it may be in a title by chance.
    const offer = await answerOfferForTitle(ctx, titlesOf(reading), condition, reading.heard.has('accept'));
    if (offer !== null) return offer;
  }
  // The country of a question counts for the next one, too.
  const country = lastAnswers(turn.past) === null ? null : countryBefore(ctx, turn.past);
  return answerQuestionOrWish(ctx, turn.text, reading, country);
}

/**
 * Answers with the shop's own assistant. It understands a text by word tables and rules and looks things up with the
 * tools. Its sentences are messages; every fact it states is in a card.
 */
export const answerBuiltIn: Assistant = async function* answerBuiltIn(ctx, turn, signal): AsyncGenerator<Piece> {
  const before = turn.past.findLast(({ role }) => role === 'person')?.text ?? null;
  const reading = readMessage(turn.text, turn.language, before);
  const draft = await answerTo({ ...ctx, language: reading.language }, turn, reading);
  for (const tool of draft.looked) yield { kind: 'looked', tool };
  for (const [index, sentence] of draft.text.entries()) {
    if (signal.aborted) return;
    yield { kind: 'text', text: index === 0 ? sentence : `${reading.language === 'ja' ? '' : ' '}${sentence}` };
  }
  for (const card of draft.cards) {
    if (signal.aborted) return;
    yield { kind: 'card', card };
  }
};
