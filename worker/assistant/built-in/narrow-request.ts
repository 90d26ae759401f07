import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { Subject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import { maxShownBooks } from './books-draft';
import { stripInflection, type BooksCard } from './find-title';

/** Letters of the shortest word that may name what a book is about: "Krimi, der in Venedig spielt". */
export const minTopicLetters = 6;
/** Words of a request that are tools for one by one. */
const maxTopics = 3;

/** Returns the unknown words of a request together, and then the longest of them each. */
function narrowingWords(words: string): string[] {
  if (words === '') return [];
  const each = words
    .split(' ')
    .filter((word) => Array.from(word).length >= minTopicLetters)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, maxTopics)
    .flatMap((word) => [word, stripInflection(word)]);
  return [...new Set([words.slice(0, 200), ...each])];
}

/** Subjects so wide that a word for a part of them ("physics") tells more than the subject. */
const wideSubjects: ReadonlySet<Subject> = new Set([
  'science',
  'history',
  'historical',
  'nature',
  'art',
  'food',
  'religion',
  'politics',
  'business',
  'travel',
]);
/** Letters of the shortest such word. */
const minPartLetters = 5;

/** Books that match more of a request than its subject. `soldOut`: books of the topic that are all sold out. */
interface NarrowBooks {
  readonly card: BooksCard;
  readonly soldOut: BooksCard | null;
}

/** Returns the books in the person's language when they fill an answer and the request names no other language. */
export async function findInOwnLanguage(
  ctx: Ctx,
  { language, subject }: BookRequest,
  filters: SearchBooksInput,
): Promise<BooksCard | null> {
  if (language !== null || subject === null) return null;
  const card = await findBooks(ctx, { ...filters, language: ctx.language });
  return card.count >= maxShownBooks ? card : null;
}

/** Returns books in the person's language, else in any; null where there are none. */
async function findNear(ctx: Ctx, request: BookRequest, filters: SearchBooksInput): Promise<BooksCard | null> {
  const own = await findInOwnLanguage(ctx, request, filters);
  if (own !== null) return own;
  const card = await findBooks(ctx, filters);
  return card.count === 0 ? null : card;
}

/**
 * Returns books that match a request by more than its first subject: by its unknown words, by another subject, or by a
 * word for a part of the subject. Returns null when no book does.
 */
export async function narrowRequest(
  ctx: Ctx,
  request: BookRequest,
  filters: SearchBooksInput,
): Promise<NarrowBooks | null> {
  const topics = narrowingWords(request.unknownWords);
  // Historical and crime novels are novels, too.
  const { subject: _subject, ...ofAnySubject } = filters;
  const wider = request.subject === 'fiction' ? ofAnySubject : filters;
  for (const words of topics) {
    const card = await findBooks(ctx, { ...wider, words });
    if (card.count > 0) return { card, soldOut: null };
  }
  for (const words of request.subject === null ? [] : topics) {
    const soldOut = await findBooks(ctx, { ...filters, words, inStock: false });
    if (soldOut.count > 0) return { card: soldOut, soldOut };
  }
  for (const words of request.otherSubjects) {
    const card = await findNear(ctx, request, { ...filters, words });
    if (card !== null) return { card, soldOut: null };
  }
  if (request.subject === null || !wideSubjects.has(request.subject)) return null;
  for (const words of request.subjectWords.filter((topic) => Array.from(topic).length >= minPartLetters)) {
    const card = await findNear(ctx, request, { ...filters, words });
    if (card !== null) return { card, soldOut: null };
  }
  return null;
}
