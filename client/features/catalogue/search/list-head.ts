import { bookPath } from '../../../../domain/catalogue/book-path';
import type { AuthorPage, BookList, SubjectPage } from '../../../../domain/catalogue/schemas';
import { shownCount } from '../../../../domain/catalogue/find/shown-count';
import { formatNumber } from '../../../../domain/format';
import { m } from '../../../../messages/compiled/messages.js';
import { pageHead, type HeadContext } from '../../../lib/head';
import { subjectName } from '../../../lib/words/subject-words';
import type { SearchState } from './search-state';
import { searchTitle } from './search-title';
import { authorPath } from '../search-field/suggestion-page';

/** Returns whether a list has filters, an order or a cursor. Search engines may not index such a list. */
const isNarrowed = (state: SearchState) => Object.keys(state).length > 0;

function itemList(books: BookList, { origin, language }: HeadContext): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: books.items.map((book, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: book.title,
      url: `${origin}/${language}${bookPath(book.isbn, book.title)}`,
    })),
  };
}

/** Returns the head of search and browsing. Search engines may index only the unfiltered list of all books. */
export function searchHead(state: SearchState, context: HeadContext) {
  return pageHead({
    title: searchTitle(state),
    description: m.search_page_description(),
    path: '/search',
    context,
    noindex: isNarrowed(state),
  });
}

/** Returns the head of an author's page. */
export function authorHead({ name, books }: AuthorPage, state: SearchState, context: HeadContext) {
  const { count } = shownCount(books.count, books.atLeast);
  const number = { count, shown: formatNumber(count, context.language) };
  return pageHead({
    title: m.author_page_title({ name }),
    description: m.author_page_description({ name, ...number }),
    path: authorPath(name),
    context,
    noindex: isNarrowed(state),
    jsonLd: itemList(books, context),
  });
}

/** Returns the head of a subject's page. */
export function subjectHead({ subject, books }: SubjectPage, state: SearchState, context: HeadContext) {
  const name = subjectName(subject);
  return pageHead({
    title: name,
    description: m.subject_page_description({ subject: name }),
    path: `/subjects/${subject}`,
    context,
    noindex: isNarrowed(state),
    jsonLd: itemList(books, context),
  });
}
