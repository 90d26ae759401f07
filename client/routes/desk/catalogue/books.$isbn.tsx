import { createFileRoute } from '@tanstack/react-router';
import { loadDeskEdition } from '../../../data/desk/catalogue';
import { EditionScreen } from '../../../features/desk/catalogue/edition/edition-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/books/$isbn')({
  loader: ({ context, params: { isbn }, location }) =>
    withHead(
      atDesk(loadDeskEdition(context.api, isbn), location.publicHref),
      import('../../../features/desk/desk-heads'),
      ({ deskCatalogueHead }, edition) =>
        deskCatalogueHead(`/books/${encodeURIComponent(isbn)}`, edition?.values.title ?? null, context),
    ),
  head: async ({ loaderData, match }) =>
    loaderData?.head ??
    (await import('../../../shell/not-found/not-found-head')).notFoundHead(
      `/desk/catalogue/books/${match.params.isbn}`,
      match.context,
    ),
  component: DeskEdition,
});

function DeskEdition() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <EditionScreen edition={page} />;
}
