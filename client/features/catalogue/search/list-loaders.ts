import { notFound } from '@tanstack/react-router';
import type { BookList } from '../../../../domain/catalogue/schemas';
import { isSubject } from '../../../../domain/subjects';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';
import { loadOrNotFound } from '../loaders';
import type { SearchState } from './search-state';

/** Loads a page of books by words and filters. */
export const loadBooks = (api: ApiClient, search: SearchState): Promise<BookList> =>
  read(api.books.$get({ query: { ...search } }));

/** Loads an author's books. Throws `notFound` for an unknown name. */
export function loadAuthor(api: ApiClient, name: string, search: SearchState) {
  const { q: _q, author: _author, ...query } = search;
  return loadOrNotFound(read(api.authors[':name'].$get({ param: { name: encodeURIComponent(name) }, query })));
}

/** Loads a subject's books. Throws `notFound` for an unknown subject. */
export function loadSubject(api: ApiClient, subject: string, search: SearchState) {
  if (!isSubject(subject)) throw notFound();
  const { q: _q, subject: _subject, ...query } = search;
  return loadOrNotFound(read(api.subjects[':subject'].$get({ param: { subject }, query })));
}

/** Returns whether a cursor belongs to another search. The list then starts at its first page. */
export const isLostCursor = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'invalid-cursor';
