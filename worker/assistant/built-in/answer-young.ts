import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { Subject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import { booksDraft } from './books-draft';
import type { Draft } from './draft';
import { filtersOf } from './filters-of';
import type { BooksCard } from './find-title';
import { minTopicLetters, maxShownBooks } from './narrow-wish';

/** Returns the readers of a wish, the nearest first: a book for twelve may be one for children or young adults. */
const readersOf = ({ subject }: BookRequest): Subject[] =>
  subject === 'young-adult' ? ['young-adult', 'children'] : ['children', 'young-adult'];

/** Returns the words that narrow a wish: each other subject, or else its unknown words. */
function narrowingWords({ besides, words }: BookRequest): string[] {
  if (besides.length > 0) return [...besides];
  return words.length < minTopicLetters ? [] : [words.slice(0, 200)];
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
 * Answers with books for children or young people, in the language of the wish or of the person where there are some:
 * those with another named subject or the words of the wish, else any of them. Returns null when there are none.
 */
export async function answerYoung(ctx: Ctx, wish: BookRequest): Promise<Draft | null> {
  const wanted = filtersOf(wish);
  const filters = { inStock: true, sort: 'popular' as const, limit: maxShownBooks, ...wanted };
  const inLanguage = { ...filters, language: wish.language ?? ctx.language };
  const narrowed = (search: SearchBooksInput) =>
    narrowingWords(wish).flatMap((words) =>
      readersOf(wish).map((subject) => ({ ...search, subject, sort: wanted.sort ?? ('match' as const), words })),
    );
  const widening: (readonly SearchBooksInput[])[] = [
    narrowed(inLanguage),
    [inLanguage],
    ...(wish.language === null ? [narrowed(filters), [filters]] : []),
  ];
  for (const searches of widening) {
    const card = await findFirst(ctx, searches);
    if (card !== null) return booksDraft(ctx, card);
  }
  return null;
}
