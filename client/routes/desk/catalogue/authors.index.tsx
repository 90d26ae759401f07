import { createFileRoute } from '@tanstack/react-router';
import { loadAuthors } from '../../../data/desk/authors';
import { AuthorsScreen } from '../../../features/desk/catalogue/authors/authors-screen';
import { lookUpSearch } from '../../../features/desk/catalogue/names/name-search';
import { atDesk } from '../../../features/desk/desk-loaders';
import { linkedSearch } from '../../../lib/linked-search';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/authors/')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      atDesk(loadAuthors(context.api, lookUpSearch(deps)), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('authors', null, context),
    ),
  head: headOfPage,
  component: DeskAuthors,
});

function DeskAuthors() {
  const { page } = Route.useLoaderData();
  const q = lookUpSearch(Route.useSearch());
  return page === null ? null : <AuthorsScreen found={page} q={q} />;
}
