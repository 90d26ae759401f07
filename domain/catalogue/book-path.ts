import { slug } from './slug';

/** Path of a book's page behind the language: `/books/9780141439587/emma`, percent-encoded. */
export function bookPath(isbn: string, title: string): string {
  return `/books/${isbn}/${encodeURIComponent(slug(title))}`;
}
