import { subjectsNamed } from '../../../domain/catalogue/subject-words';
import { queryWords } from '../../../domain/catalogue/words';
import type { LexiconMatch } from '../../../domain/chat/match-lexicon';
import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { answerTitle } from './answer-request';
import { booksDraft, maxShownBooks } from './books-draft';
import type { Draft } from './draft';
import { findTitle, matchTitle, titlesOf, type FoundTitle } from './find-title';
import { withoutDenied } from './unwanted-books';

/** Most words of a text that may be a mere title, when it has no word of a question. */
export const maxWordsOfTitle = 6;
/** Most words of a question whether the shop has a title: "est-ce que 1984 est en stock ?". */
const maxWordsAboutTitle = 8;
const questionWords = ['how', 'when', 'how-much', 'where', 'why', 'who', 'can', 'how-many', 'mean'] as const;

/** Returns whether a text says nothing but a name: it neither asks nor wants anything. */
export const saysOnlyName = ({ words, senses }: LexiconMatch, maxWords: number) =>
  words.length <= maxWords && [...senses].every((sense) => sense === 'that' || sense === 'country');

/** Returns whether all words of a text beside a title are of its author: "alchemik coelho". */
function isRestAuthor(text: string, title: string, authors: readonly string[]): boolean {
  const titleWords = new Set(queryWords(title));
  const names = authors.flatMap(queryWords);
  const others = queryWords(text).filter((word) => !titleWords.has(word));
  return (
    others.length > 0 && others.every((word) => names.some((name) => word.startsWith(name) || name.startsWith(word)))
  );
}

/** Returns whether a single word is the last name of an author. */
const isSurname = (word: string, authors: readonly string[]) =>
  authors.some((name) => queryWords(name).at(-1) === queryWords(word).join(' '));

/** Returns whether a text may name a book although its words fit a question, or a subject ("Der Vorleser"). */
export function mayNameBook({ request, match }: MessageMeaning, isQuestion: boolean): boolean {
  const { unknownWords, subject, title } = request;
  const asks = match.has('have', 'want');
  if (!isQuestion) return asks && unknownWords === '' && subject !== null && subjectsNamed(title).length === 0;
  const isShort = match.words.length <= maxWordsOfTitle && !match.has(...questionWords);
  return isShort || (unknownWords !== '' && asks);
}

/** Answers with a book whose title and author are all that a text asks for, though words of it also fit a question. */
export async function answerNamedBook(ctx: Ctx, meaning: MessageMeaning): Promise<Draft | null> {
  const { request, match } = meaning;
  const found = await findTitle(ctx, titlesOf(meaning), { inStock: false });
  const [book] = found?.card.items ?? [];
  if (found === null || book === undefined || !found.isNamed) return null;
  const isWholeText = matchTitle(request.title, book) !== null || (found.isWhole && found.title === request.title);
  // "Is 1984 in stock?"
  const asksForWholeTitle =
    match.has('have') && found.isWhole && match.words.length <= maxWordsAboutTitle && !asksAboutShop(match);
  // Any other single word of a question is in a title by chance.
  const namesSurely =
    queryWords(request.title).length > 1 ||
    asksForWholeTitle ||
    (request.subject !== null && found.isWhole) ||
    isSurname(request.title, book.authors);
  if (!isWholeText || !namesSurely) return null;
  return answerTitle(ctx, { ...request, subject: null }, titlesOf(meaning));
}

/**
 * Returns whether a book is meant that a text names without asking for it. In a question about the shop a single word
 * may be in a title by chance ("do you ship to Malta?"), and so may some words of a longer text.
 */
function isMeant(found: FoundTitle, { request: { title, unknownWords }, match }: MessageMeaning): boolean {
  const [book] = found.card.items;
  const namesAll = book !== undefined && queryWords(found.title).length > 1 && matchTitle(title, book) !== null;
  if (asksAboutShop(match)) return found.isWhole && (found.title === title || namesAll);
  if (found.isWhole && book !== undefined && isRestAuthor(title, found.title, book.authors)) return true;
  return found.title === title || found.title === unknownWords || (found.isWhole && queryWords(found.title).length > 1);
}

/** Answers a text that is a mere title or name with its books, also with sold-out ones. */
export async function answerBareTitle(ctx: Ctx, meaning: MessageMeaning): Promise<Draft | null> {
  const { request } = meaning;
  const found = await findTitle(ctx, titlesOf(meaning));
  if (found?.isNamed === true) {
    if (!isMeant(found, meaning)) return null;
    const search = { inStock: true, sort: 'match' as const, limit: maxShownBooks, words: found.title };
    return booksDraft(ctx, await withoutDenied(ctx, request, found.card, search));
  }
  const soldOut = await findTitle(ctx, [request.title, request.unknownWords], { inStock: false });
  return soldOut?.isNamed === true && soldOut.isWhole && queryWords(soldOut.title).length > 1
    ? booksDraft(ctx, soldOut.card, m.chat_answer_book_gone({}, { locale: ctx.language }))
    : null;
}
