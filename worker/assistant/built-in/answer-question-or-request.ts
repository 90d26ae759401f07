import { namedCountry } from '../../../domain/chat/named-country';
import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { Turn } from '../assistant';
import { findBooks } from '../tools/search-books';
import { answerQuestion, possibleScore, type QuestionAnswer } from './answer-question';
import { answerRequest, answerTitle } from './answer-request';
import { booksDraft, maxShownBooks } from './books-draft';
import { handOverCard, joinDrafts, type Draft } from './draft';
import { findTitle, titlesOf } from './find-title';
import { lastAnswers } from './follow-up/earlier-messages';
import { countryBefore } from './follow-up/follow-question';
import { answerBareTitle, answerNamedBook, maxWordsOfTitle, mayNameBook, saysOnlyName } from './named-book';

/*
 * The thresholds of this file are FAQ scores (0 to 1, `answersTo`) and weights of a request for books
 * (`BookRequest.weight`).
 * They were tuned by hand to the share of right answers that two tests report. `worker/assistant/questions.test.ts`
 * asks for 95 % of its written questions. `domain/chat/questions/unforeseen-questions.test.ts` measures the FAQ scores
 * alone.
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
function questionScoreAgainst({ request, match }: MessageMeaning): number {
  const { weight, subject, language, unknownWords } = request;
  const isAboutShop = asksAboutShop(match);
  // "Books about physics" has nothing but a subject.
  const isMereSubject = subject !== null && !isAboutShop && unknownWords === '' && weight >= certainRequestWeight;
  if (isMereSubject) return surelyQuestionScore;
  // "Fantasy in English" is a request, though it also names a language of the shop.
  if (subject !== null && language !== null) return questionScoreByWeight.strong;
  // A named subject without a word of the shop is hardly a question.
  if (weight < clearRequestWeight)
    return subject === null || isAboutShop ? questionScoreByWeight.weak : questionScoreByWeight.clear;
  return weight < strongRequestWeight ? questionScoreByWeight.clear : questionScoreByWeight.strong;
}

/** Returns whether a text is a question rather than a request, by its FAQ score. */
const isRatherQuestion = (meaning: MessageMeaning, score: number) =>
  score >= questionScoreAgainst(meaning) || (score >= questionScore && meaning.match.has('wish'));

/** Returns whether a text asks for a recommendation and says nothing about the books. */
function asksAnyRecommendation({ request, match }: MessageMeaning): boolean {
  const { subject, language, price, format, unknownWords } = request;
  const hasNoFilter = [subject, language, price, format].every((filter) => filter === null);
  return match.has('recommend') && unknownWords === '' && hasNoFilter && !asksAboutShop(match);
}

/** Answers with the most wanted books in stock in the person's language. */
async function recommendBooks(ctx: Ctx): Promise<Draft | null> {
  const card = await findBooks(ctx, {
    inStock: true,
    sort: 'popular',
    limit: maxShownBooks,
    language: ctx.language,
  });
  return card.count === 0 ? null : booksDraft(ctx, card, m.chat_answer_recommend({}, { locale: ctx.language }));
}

/** Most words of a title that is also a question's own word: "L'étranger" is a novel, "à l'étranger" means abroad. */
const maxWordsBesideQuestion = 3;

/** Answers a text that names a book although its words may fit a question. Returns null when it names none. */
async function answerBookLikeQuestion(
  ctx: Ctx,
  meaning: MessageMeaning,
  { score, draft }: QuestionAnswer,
): Promise<Draft | null> {
  const { match } = meaning;
  if (score < surelyQuestionScore)
    return mayNameBook(meaning, isRatherQuestion(meaning, score)) ? answerNamedBook(ctx, meaning) : null;
  if (!saysOnlyName(match, maxWordsBesideQuestion)) return null;
  const named = await findTitle(ctx, [match.text], { inStock: false });
  return named?.isWhole === true ? joinDrafts(booksDraft(ctx, named.card), draft) : null;
}

/** Answers a request by its title, else by its filters. */
async function answerBooks(ctx: Ctx, meaning: MessageMeaning): Promise<Draft | null> {
  const { request, match } = meaning;
  const { weight, subject, language, price, sort, unknownWords } = request;
  const isPossible = weight >= possibleRequestWeight || match.has('have', 'want');
  const mayNameTitle = unknownWords !== '' || (subject === null && match.has('have'));
  const byTitle = isPossible && mayNameTitle ? await answerTitle(ctx, request, titlesOf(meaning)) : null;
  if (byTitle !== null) return byTitle;
  const hasFilter = [subject, language, price, sort].some((filter) => filter !== null);
  return weight >= certainRequestWeight && hasFilter ? answerRequest(ctx, request) : null;
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

/** Returns a draft that says that the catalogue has no such book, and offers the hand-over. */
function noBookDraft(ctx: Ctx): Draft {
  const locale = { locale: ctx.language };
  return {
    tools: ['search-books'],
    text: [m.chat_answer_books_none({}, locale), m.chat_answer_hand_over({}, locale)],
    cards: [handOverCard],
  };
}

/** Answers a text that neither the FAQ nor the catalogue answers surely: says so, with the nearest questions. */
async function answerUnsure(
  ctx: Ctx,
  { request, match }: MessageMeaning,
  { text, question: { score, draft } }: { readonly text: string; readonly question: QuestionAnswer },
): Promise<Draft> {
  // "Why did you pay less?" asks for no book.
  if (request.weight >= certainRequestWeight && !match.has('why')) return noBookDraft(ctx);
  if (score >= possibleScore) return draft;
  if (match.has('accept') && !match.has('have', 'want'))
    return (await answerQuestion(ctx, text, { questionId: 'which-books' })).draft;
  const isUnknownName = request.unknownWords !== '' && saysOnlyName(match, maxWordsOfTitle);
  return isUnknownName ? noBookDraft(ctx) : draft;
}

/**
 * Answers a question or a request, whichever is more certain. A text that is neither may be a title; otherwise the
 * answer says that the assistant does not know.
 */
export async function answerQuestionOrRequest(ctx: Ctx, { text, past }: Turn, meaning: MessageMeaning): Promise<Draft> {
  const recommended = asksAnyRecommendation(meaning) ? await recommendBooks(ctx) : null;
  if (recommended !== null) return recommended;
  // The country of a question counts for the next one, too.
  const country = lastAnswers(past) === null ? null : countryBefore(ctx, past);
  const question = await answerQuestion(ctx, text, { country });
  const { score } = question;
  return (
    (await answerBookLikeQuestion(ctx, meaning, question)) ??
    (isRatherQuestion(meaning, score) ? null : await answerBooks(ctx, meaning)) ??
    (score < possibleScore ? null : await answerBookBesideQuestion(ctx, meaning)) ??
    (score < questionScore ? null : question.draft) ??
    (await answerBareTitle(ctx, meaning)) ??
    answerUnsure(ctx, meaning, { text, question })
  );
}
