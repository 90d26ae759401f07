import type { BookCard } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { findBooks } from '../tools/search-books';
import { booksDraft, cardWithOnly, maxShownBooks } from './books-draft';
import { textDraft, type Draft } from './draft';
import type { BooksCard } from './find-title';

/** Number of books that are read, so that some remain without the editions of the one book. */
const maxBooksOfAuthor = 6;

/** Returns books in stock by the author of a book, without any edition of it, in a language (null: in any). */
async function otherBooksIn(
  ctx: Ctx,
  author: string,
  excluded: ReadonlySet<string>,
  language: string | null,
): Promise<BooksCard | null> {
  const filters = {
    inStock: true,
    limit: maxBooksOfAuthor,
    sort: 'popular' as const,
    ...(language === null ? {} : { language }),
  };
  const byName = await findBooks(ctx, { ...filters, author });
  const card = byName.count > 0 ? byName : await findBooks(ctx, { ...filters, sort: 'match', words: author });
  const items = card.items.filter(({ isbn }) => !excluded.has(isbn)).slice(0, maxShownBooks);
  return items.length === 0 ? null : cardWithOnly(card, items);
}

/**
 * Returns other books in stock by the author of a book, or null. Without a language: first in that of the person, then
 * in that of the book, then in any.
 */
export async function othersByAuthor(ctx: Ctx, book: BookCard, language: string | null): Promise<BooksCard | null> {
  const [author] = book.authors;
  if (author === undefined) return null;
  const { editions } = await readBookPage(ctx, { isbn: book.isbn });
  const excluded = new Set([book.isbn, ...editions.map(({ isbn }) => isbn)]);
  const tried = language === null ? [...new Set([ctx.language, book.language]), null] : [language];
  for (const each of tried) {
    const found = await otherBooksIn(ctx, author, excluded, each);
    if (found !== null) return found;
  }
  return null;
}

/** Answers with other books by the author of a book, or says that there are none. */
export async function answerByAuthor(ctx: Ctx, book: BookCard, language: string | null): Promise<Draft> {
  const locale = { locale: ctx.language };
  const author = book.authors[0] ?? '';
  const card = await othersByAuthor(ctx, book, language);
  return card === null
    ? { ...textDraft(m.chat_answer_author_none({ author }, locale)), tools: ['search-books'] }
    : booksDraft(ctx, card, m.chat_answer_author({ author }, locale));
}
