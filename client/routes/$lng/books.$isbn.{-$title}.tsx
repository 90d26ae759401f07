import { createFileRoute, redirect } from '@tanstack/react-router';
import { slug } from '../../../domain/catalogue/slug';
import { BookScreen } from '../../features/catalogue/book-screen';
import { loadBook } from '../../features/catalogue/loaders';
import { BrokenPage } from '../../shell/states/broken-page';
import { NotFound } from '../../shell/not-found';
import { PendingPage } from '../../shell/states/pending-page';

export const Route = createFileRoute('/$lng/books/$isbn/{-$title}')({
  loader: async ({ context, params }) => {
    const book = await loadBook(context.api, params.isbn);
    const title = slug(book.title);
    if (params.isbn !== book.isbn || params.title !== title) {
      throw redirect({ to: '/$lng/books/$isbn/{-$title}', params: { lng: params.lng, isbn: book.isbn, title }, statusCode: 302, replace: true });
    }
    return book;
  },
  // A head comes with its words; asked for on its own, it is in no other page's script.
  head: async ({ loaderData, match }) => {
    const { bookHead } = await import('../../features/catalogue/book-head');
    return loaderData === undefined ? {} : bookHead(loaderData, match.context);
  },
  component: () => <BookScreen book={Route.useLoaderData()} />,
  pendingComponent: PendingPage,
  errorComponent: BrokenPage,
  notFoundComponent: () => <NotFound />,
});
