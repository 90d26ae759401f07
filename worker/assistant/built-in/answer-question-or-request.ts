import { subjectsNamed } from '../../../domain/catalogue/subject-words';
import { queryWords } from '../../../domain/catalogue/words';
import type { LexiconMatch } from '../../../domain/chat/match-lexicon';
import { namedCountry } from '../../../domain/chat/named-country';
import { asksAboutShop } from '../../../domain/chat/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { findBooks } from '../tools/search-books';
import { answerQuestion, possibleScore } from './answer-question';
import { answerTitle, answerRequest } from './answer-request';
import { booksDraft } from './books-draft';
import { handOverCard, joinDrafts, type Draft } from './draft';
import { findTitle, matchTitle, type FoundTitle } from './find-title';
import { withoutDenied } from './unwanted-books';

/*
 * The thresholds of this file are FAQ scores (0 to 1, `answersTo`) and weights of a request for books
 * (`BookRequest.weight`).
 * They were tuned by hand to the share of right answers that two tests report. `worker/assistant/questions.test.ts`
 * asks for 95 % of its written questions; `domain/chat/unforeseen-questions.test.ts` measures the FAQ scores alone.
 */

/** Least FAQ score of a text that the FAQ answers before a bare title is searched for. */
const questionScore = 0.45;
/**
 * Least FAQ score of a text that counts as a question although it may be a request for books, by the request's weight.
 * It rises with this weight, because many questions mention books.
 */
const questionScoreByWeight = { weak: 0.26, clear: 0.4, strong: 0.7 } as const;
/** Least FAQ score of a text that counts as a question even if its words are also a title. */
export const surelyQuestionScore = 0.8;
/** Least weights of a clear and of a strong request. */
const clearRequestWeight = 3;
const strongRequestWeight = 4.5;
/** Least weight of a request whose words may be a title, and of one by whose filters books are searched for. */
const possibleRequestWeight = 1;
const certainRequestWeight = 2;

/** Returns the least FAQ score at which a text with this request counts as a question. */
function questionScoreAgainst(
  { weight, subject, language, unknownWords }: MessageMeaning['request'],
  isShop: boolean,
): number {
  // "Books about physics" has nothing but a subject.
  if (subject !== null && !isShop && unknownWords === '' && weight >= certainRequestWeight) return surelyQuestionScore;
  // "Fantasy in English" is a request, though it also names a language of the shop.
  if (subject !== null && language !== null) return questionScoreByWeight.strong;
  // A named subject without a word of the shop is hardly a question.
  if (weight < clearRequestWeight)
    return subject === null || isShop ? questionScoreByWeight.weak : questionScoreByWeight.clear;
  return weight < strongRequestWeight ? questionScoreByWeight.clear : questionScoreByWeight.strong;
}

/**
 * Returns whether a book is meant that a text names without asking for it. In a question about the shop a single word
 * may be in a title by chance ("do you ship to Malta?"), and so may some words of a longer text.
 */
function isMeant(found: FoundTitle, { title, unknownWords }: MessageMeaning['request'], match: LexiconMatch): boolean {
  const [book] = found.card.items;
  const namesAll = book !== undefined && queryWords(found.title).length > 1 && matchTitle(title, book) !== null;
  if (asksAboutShop(match)) return found.isWhole && (found.title === title || namesAll);
  if (found.isWhole && book !== undefined && isRestAuthor(title, found.title, book.authors)) return true;
  return found.title === title || found.title === unknownWords || (found.isWhole && queryWords(found.title).length > 1);
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

/** Answers a request without any request with the most wanted books in stock in the person's language. */
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
function mayNameBook({ request, match }: Pick<MessageMeaning, 'request' | 'match'>, isQuestion: boolean): boolean {
  const asks = match.has('have', 'want');
  if (!isQuestion)
    return asks && request.unknownWords === '' && request.subject !== null && subjectsNamed(request.title).length === 0;
  const isShort = match.words.length <= maxWordsOfTitle && !match.has(...questionWords);
  return request.unknownWords === '' ? isShort : asks || isShort;
}

/** Answers with a book whose title and author are all that a text asks for, though words of it also fit a question. */
async function answerNamed(
  ctx: Ctx,
  { request, match }: Pick<MessageMeaning, 'request' | 'match'>,
  titles: readonly string[],
): Promise<Draft | null> {
  const found = await findTitle(ctx, titles, { inStock: false });
  const [book] = found?.card.items ?? [];
  if (found === null || book === undefined || !found.isNamed) return null;
  const isWholeText = matchTitle(request.title, book) !== null || (found.isWhole && found.title === request.title);
  // A single word of a question is in a title by chance. Beside a subject, or in "is 1984 in stock?", it is a title.
  const isTelling =
    queryWords(request.title).length > 1 ||
    (match.has('have') && found.isWhole && match.words.length <= maxWordsAboutTitle && !asksAboutShop(match)) ||
    (request.subject !== null && found.isWhole) ||
    isSurname(request.title, book.authors);
  if (!isWholeText || !isTelling) return null;
  return answerTitle(ctx, { ...request, subject: null }, titles);
}

/** Most words of a title that is also a question's own word: "L'étranger" is a novel, "à l'étranger" means abroad. */
const maxWordsBesideQuestion = 3;

/** Returns whether a short text says nothing but a name: it neither asks nor wants anything. */
const saysOnlyName = ({ words, senses }: LexiconMatch, maxWords: number) =>
  words.length <= maxWords && [...senses].every((sense) => sense === 'that' || sense === 'country');

/** Returns a draft that says that the catalogue has no such book, and offers the hand-over. */
function noBookDraft(ctx: Ctx): Draft {
  const locale = { locale: ctx.language };
  return {
    tools: ['search-books'],
    text: [m.chat_answer_books_none({}, locale), m.chat_answer_hand_over({}, locale)],
    cards: [handOverCard],
  };
}

/** Most words of a text that asks for a book and something else. In a longer one, a word is a title by chance. */
const maxWordsOfTwoQuestions = 12;

/**
 * Answers a text that asks for a book and something else, "do you have 1984, and how long is delivery?", with both.
 * Returns null for a text that names no whole title.
 */
async function answerBookBesideQuestion(ctx: Ctx, { request, match }: MessageMeaning): Promise<Draft | null> {
  if (!match.has('have') || request.unknownWords === '' || match.words.length > maxWordsOfTwoQuestions) return null;
  if (namedCountry(match.text, match.language) !== null) return null;
  const names = [request.unknownWords, ...request.titleParts];
  const found = await findTitle(ctx, names, { inStock: false });
  const book = found?.isWhole === true ? await answerTitle(ctx, { ...request, subject: null }, names) : null;
  if (found === null || book === null) return null;
  const rest = await answerQuestion(ctx, match.text.replace(found.title, ' '));
  return rest.score < possibleScore ? book : joinDrafts(book, rest.draft);
}

/**
 * Answers a question or a request, whichever is more certain. A text that is neither may be a title; otherwise the answer
 * says that the assistant does not know.
 */
export async function answerQuestionOrRequest(
  ctx: Ctx,
  text: string,
  meaning: MessageMeaning,
  country: string | null,
): Promise<Draft> {
  const { request, match } = meaning;
  const noFilter = [request.subject, request.language, request.price, request.format].every(
    (filter) => filter === null,
  );
  if (match.has('recommend') && request.unknownWords === '' && noFilter && !asksAboutShop(match)) {
    const books = await recommendBooks(ctx);
    if (books !== null) return books;
  }
  const question = await answerQuestion(ctx, text, { country });
  const titles = [request.title, request.unknownWords, ...request.titleParts];
  const isQuestion =
    question.score >= questionScoreAgainst(request, asksAboutShop(match)) ||
    (question.score >= questionScore && match.has('wish'));
  const asks = match.has('have', 'want');
  if (question.score >= surelyQuestionScore && saysOnlyName(match, maxWordsBesideQuestion)) {
    const named = await findTitle(ctx, [match.text], { inStock: false });
    if (named?.isWhole === true) return joinDrafts(booksDraft(ctx, named.card), question.draft);
  }
  if (question.score < surelyQuestionScore && mayNameBook({ request, match }, isQuestion)) {
    const named = await answerNamed(ctx, { request, match }, titles);
    if (named !== null) return named;
  }
  if (
    !isQuestion &&
    (request.weight >= possibleRequestWeight || asks) &&
    (request.unknownWords !== '' || request.subject === null)
  ) {
    const title = request.unknownWords === '' && !match.has('have') ? null : await answerTitle(ctx, request, titles);
    if (title !== null) return title;
  }
  if (
    !isQuestion &&
    request.weight >= certainRequestWeight &&
    (request.subject !== null || request.language !== null || request.price !== null || request.sort !== null)
  ) {
    const books = await answerRequest(ctx, request);
    if (books !== null) return books;
  }
  if (question.score >= possibleScore) {
    const both = await answerBookBesideQuestion(ctx, meaning);
    if (both !== null) return both;
  }
  if (question.score >= questionScore) return question.draft;
  const byTitle = await findTitle(ctx, titles);
  if (byTitle?.isNamed === true && isMeant(byTitle, request, match)) {
    const search = { inStock: true, sort: 'match' as const, limit: 3, words: byTitle.title };
    return booksDraft(ctx, await withoutDenied(ctx, request, byTitle.card, search));
  }
  const soldOut =
    byTitle?.isNamed === true ? null : await findTitle(ctx, [request.title, request.unknownWords], { inStock: false });
  if (soldOut?.isNamed === true && soldOut.isWhole && queryWords(soldOut.title).length > 1)
    return booksDraft(ctx, soldOut.card, m.chat_answer_book_gone({}, { locale: ctx.language }));
  // "Why did you pay less?" asks for no book.
  if (request.weight >= certainRequestWeight && !match.has('why')) {
    return noBookDraft(ctx);
  }
  if (match.has('accept') && !asks && question.score < possibleScore)
    return (await answerQuestion(ctx, text, { questionId: 'which-books' })).draft;
  const isUnknownName =
    request.unknownWords !== '' && saysOnlyName(match, maxWordsOfTitle) && question.score < possibleScore;
  return isUnknownName ? noBookDraft(ctx) : question.draft;
}
