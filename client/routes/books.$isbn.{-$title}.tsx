import { createFileRoute, isNotFound, notFound, redirect } from '@tanstack/react-router';
import { slug } from '../../domain/catalogue/slug';
import { BookScreen, preloadBookParts } from '../features/catalogue/book/book-screen';
import { loadBook } from '../features/catalogue/loaders';
import type { ApiClient } from '../lib/api';
import { withHead } from '../lib/with-head';
import { headOrNotFound } from '../shell/not-found/head-or-not-found';

export const Route = createFileRoute('/books/$isbn/{-$title}')({
  loader: async ({ context, params }) => {
    // A first visit hydrates the server's HTML and runs no loader. Later pages are shown together with their parts.
    const parts = preloadBookParts();
    try {
      const worded = await withHead(
        load(context.api, params),
        import('../features/catalogue/book/book-words'),
        ({ bookHeadAndWords }, book) => bookHeadAndWords(book, context),
      );
      return { book: worded.page, ...worded.head };
    } finally {
      await parts;
    }
  },
  head: headOrNotFound,
  component: BookOfPage,
});

interface BookParams {
  readonly isbn: string;
  readonly title?: string | undefined;
}

function BookOfPage() {
  const { book, words } = Route.useLoaderData();
  return <BookScreen book={book} words={words} />;
}

/** Loads a book. For an unknown one the page offers a search for the words of its address. */
async function loadKnownBook(api: ApiClient, { isbn, title }: BookParams) {
  try {
    return await loadBook(api, isbn);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    const { findNearBooks } = await import('../shell/not-found/find-near-books');
    throw notFound({ data: await findNearBooks(api, title ?? isbn) });
  }
}

/** Loads the book of an address. Redirects from another number of the edition or another title. */
async function load(api: ApiClient, params: BookParams) {
  const book = await loadKnownBook(api, params);
  const title = slug(book.title);
  if (params.isbn !== book.isbn || params.title !== title) {
    throw redirect({
      to: '/books/$isbn/{-$title}',
      params: { isbn: book.isbn, title },
      statusCode: 302,
      replace: true,
    });
  }
  return book;
}
