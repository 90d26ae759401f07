import { slug } from './slug';

/** Returns the path of a book's page without the language: `/books/9780141439587/emma`, percent-encoded. */
export function bookPath(isbn: string, title: string): string {
  return `/books/${isbn}/${encodeURIComponent(slug(title))}`;
}
