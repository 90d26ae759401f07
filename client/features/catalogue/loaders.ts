import { notFound } from '@tanstack/react-router';
import type { BookList } from '../../../domain/catalogue/schemas';
import { isSubject } from '../../../domain/subjects';
import { ApiProblem, read, type ApiClient } from '../../lib/api';
import type { SearchState } from './search-state';

/** Addresses that name nothing: an ISBN that is none, a book, author or subject nobody knows. */
const nothingThere: ReadonlySet<string> = new Set([
  'book-not-found', 'not-found', 'invalid-isbn', 'shop-barcode', 'printed-music', 'invalid-input',
]);

async function orNotFound<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && nothingThere.has(error.code)) throw notFound();
    throw error;
  }
}

// The typed client puts parameters into a path as they are: what comes from an address is encoded first.

/** The shelves of the home page and its example of a trade. */
export const loadHome = (api: ApiClient) => read(api.home.$get());

/** A page of books by words and filters. */
export const loadBooks = (api: ApiClient, search: SearchState): Promise<BookList> => read(api.books.$get({ query: { ...search } }));

/** Everything a book's page shows; throws the router's `notFound` for what is no book of ours. */
export const loadBook = (api: ApiClient, isbn: string) => orNotFound(read(api.books[':isbn'].$get({ param: { isbn: encodeURIComponent(isbn) } })));

/** An author's books; `notFound` for an unknown name. */
export function loadAuthor(api: ApiClient, name: string, search: SearchState) {
  const { q: _q, author: _author, ...query } = search;
  return orNotFound(read(api.authors[':name'].$get({ param: { name: encodeURIComponent(name) }, query })));
}

/** A subject's books; `notFound` for what is no subject of the shop. */
export function loadSubject(api: ApiClient, subject: string, search: SearchState) {
  if (!isSubject(subject)) throw notFound();
  const { q: _q, subject: _subject, ...query } = search;
  return orNotFound(read(api.subjects[':subject'].$get({ param: { subject }, query })));
}

/** What a person may mean while typing. */
export const loadSuggestions = (api: ApiClient, q: string) => read(api.suggestions.$get({ query: { q } }));

/** Whether a list's cursor is one its search never gave: the list begins anew. */
export const isLostCursor = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'invalid-cursor';
