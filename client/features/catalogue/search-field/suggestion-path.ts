import { bookPath } from '../../../../domain/catalogue/book-path';
import type { Suggestions } from '../../../../domain/catalogue/schemas';

export type Suggestion = Suggestions['items'][number];

/** Returns the path of a suggestion behind the language, percent-encoded. */
export function suggestionPath(item: Suggestion): string {
  if (item.kind === 'book') return bookPath(item.isbn, item.title);
  return item.kind === 'author' ? authorPath(item.name) : `/subjects/${item.subject}`;
}

/** Returns the path of an author's page behind the language, percent-encoded. */
export const authorPath = (name: string): string => `/authors/${encodeURIComponent(name)}`;
