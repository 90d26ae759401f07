import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { Subject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import { booksDraft, maxShownBooks } from './books-draft';
import type { Draft } from './draft';
import { filtersOf } from './filters-of';
import type { BooksCard } from './find-title';
import { minTopicLetters } from './narrow-request';

/** Returns the readers of a request, the nearest first: a book for twelve may be one for children or young adults. */
const readersOf = ({ subject }: BookRequest): Subject[] =>
  subject === 'young-adult' ? ['young-adult', 'children'] : ['children', 'young-adult'];

/** Returns the words that narrow a request: each other subject, or else its unknown words. */
function narrowingWords({ otherSubjects, unknownWords }: BookRequest): string[] {
  if (otherSubjects.length > 0) return [...otherSubjects];
  return unknownWords.length < minTopicLetters ? [] : [unknownWords.slice(0, 200)];
}

/** Returns books that match one of some searches: the first with enough for an answer, else the first with any. */
async function findFirst(ctx: Ctx, searches: readonly SearchBooksInput[]): Promise<BooksCard | null> {
  let any: BooksCard | null = null;
  for (const search of searches) {
    const card = await findBooks(ctx, search);
    if (card.count >= maxShownBooks) return card;
    if (card.count > 0) any ??= card;
  }
  return any;
}

/**
 * Answers with books for children or young people: those with another named subject or the unknown words of the
 * request, else any of them. Books in the language of the request or of the person come first. Returns null when there
 * are none.
 */
export async function answerYoung(ctx: Ctx, request: BookRequest): Promise<Draft | null> {
  const wanted = filtersOf(request);
  const filters = { inStock: true, sort: 'popular' as const, limit: maxShownBooks, ...wanted };
  const inLanguage = { ...filters, language: request.language ?? ctx.language };
  const narrowed = (search: SearchBooksInput) =>
    narrowingWords(request).flatMap((words) =>
      readersOf(request).map((subject) => ({ ...search, subject, sort: wanted.sort ?? ('match' as const), words })),
    );
  const widening: (readonly SearchBooksInput[])[] = [
    narrowed(inLanguage),
    [inLanguage],
    ...(request.language === null ? [narrowed(filters), [filters]] : []),
  ];
  for (const searches of widening) {
    const card = await findFirst(ctx, searches);
    if (card !== null) return booksDraft(ctx, card);
  }
  return null;
}
