import type { BookSearch } from '../catalogue/schemas';

/** Returns the query of the search page for a search: `language=de&subject=crime&max=600`. */
export function searchQuery({ cursor: _cursor, limit: _limit, sort, ...search }: BookSearch): string {
  const parts = Object.entries({ ...search, ...(sort === 'match' ? {} : { sort }) });
  return parts
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key}=${encodeURIComponent(String(value))}`]))
    .join('&');
}
