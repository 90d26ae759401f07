import { slug } from '../../domain/catalogue/slug';
import type { PageSlug } from '../../domain/pages/schemas';
import type { Subject } from '../../domain/subjects';

/** Returns the link to a book's page: `/books/9780141439587/emma`. */
export const bookPage = (isbn: string, title: string) =>
  ({ to: '/books/$isbn/{-$title}', params: { isbn, title: slug(title) } }) as const;

/** Returns the link to the page of an author's books. */
export const authorPage = (name: string) => ({ to: '/authors/$name', params: { name } }) as const;

/** Returns the link to the page of a subject's books. */
export const subjectPage = (subject: Subject) => ({ to: '/subjects/$subject', params: { subject } }) as const;

/** Returns the link to one of the shop's texts. */
export const textPage = (page: PageSlug) => ({ to: '/$slug', params: { slug: page } }) as const;
