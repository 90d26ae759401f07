import { notFound } from '@tanstack/react-router';
import type { BookList } from '../../../../domain/catalogue/schemas';
import { isSubject } from '../../../../domain/subjects';
import { ApiProblem, read, type ApiClient } from '../../../lib/api';
import { orNotFound } from '../loaders';
import type { SearchState } from './search-state';

/** A page of books by words and filters. */
export const loadBooks = (api: ApiClient, search: SearchState): Promise<BookList> =>
  read(api.books.$get({ query: { ...search } }));

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

/** Whether a list's cursor is one its search never gave: the list begins anew. */
export const isLostCursor = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'invalid-cursor';
