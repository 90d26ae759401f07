import { notFound } from '@tanstack/react-router';
import { ApiProblem, read, type ApiClient } from '../../lib/api';

/** Addresses that name nothing: an ISBN that is none, a book, author or subject nobody knows. */
const nothingThere: ReadonlySet<string> = new Set([
  'book-not-found',
  'not-found',
  'invalid-isbn',
  'shop-barcode',
  'printed-music',
  'invalid-input',
]);

/** The router's `notFound` in place of the API's codes for an address that names nothing. */
export async function orNotFound<Value>(answer: Promise<Value>): Promise<Value> {
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

/** Everything a book's page shows; throws the router's `notFound` for what is no book of ours. */
export const loadBook = (api: ApiClient, isbn: string) =>
  orNotFound(read(api.books[':isbn'].$get({ param: { isbn: encodeURIComponent(isbn) } })));

/** What a person may mean while typing. */
export const loadSuggestions = (api: ApiClient, q: string) => read(api.suggestions.$get({ query: { q } }));
