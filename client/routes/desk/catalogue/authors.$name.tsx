import { createFileRoute } from '@tanstack/react-router';
import { loadAuthor } from '../../../data/desk/authors';
import { AuthorScreen } from '../../../features/desk/catalogue/authors/author-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/authors/$name')({
  loader: ({ context, params: { name }, location }) =>
    withHead(
      atDesk(loadAuthor(context.api, name), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('authors', name, context),
    ),
  head: headOfPage,
  component: DeskAuthor,
});

function DeskAuthor() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <AuthorScreen key={page.name} author={page} />;
}
