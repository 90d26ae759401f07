import type { Suggestions } from '../../../../domain/catalogue/schemas';
import { pageTarget, type PageTarget } from '../../../lib/page-link';
import { authorPage, bookPage, subjectPage } from '../../../lib/pages';

export type Suggestion = Suggestions['items'][number];

/** Returns the page of a suggestion. */
export function suggestionPage(item: Suggestion): PageTarget {
  if (item.kind === 'book') return pageTarget(bookPage(item.isbn, item.title));
  return item.kind === 'author' ? pageTarget(authorPage(item.name)) : pageTarget(subjectPage(item.subject));
}

/** Returns the path of an author's page behind the language, percent-encoded. */
export const authorPath = (name: string): string => `/authors/${encodeURIComponent(name)}`;
