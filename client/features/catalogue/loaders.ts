import { notFound } from '@tanstack/react-router';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** Codes of problems of addresses without content: an invalid ISBN, an unknown book, author or subject. */
const notFoundProblems: ReadonlySet<string> = new Set([
  'book-not-found',
  'not-found',
  'invalid-isbn',
  'shop-barcode',
  'printed-music',
  'invalid-input',
]);

/** Replaces the API's codes for such an address by the router's `notFound`. */
export async function loadOrNotFound<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiProblem && notFoundProblems.has(error.code)) throw notFound();
    throw error;
  }
}

// The typed client does not encode the parameters of a path, so values of an address are encoded first.

/** Loads the shelves of the home page and its example of a trade. */
export const loadHome = (api: ApiClient) => read(api.home.$get());

/** Loads the data of a book's page. Throws the router's `notFound` for an unknown book. */
export const loadBook = (api: ApiClient, isbn: string) =>
  loadOrNotFound(read(api.books[':isbn'].$get({ param: { isbn: encodeURIComponent(isbn) } })));
