import { createFileRoute } from '@tanstack/react-router';
import { loadNames } from '../../../features/desk/catalogue/names/load-names';
import { NamesScreen } from '../../../features/desk/catalogue/names/names-screen';
import { lookUpSearch } from '../../../features/desk/catalogue/names/name-search';
import { atDesk } from '../../../features/desk/desk-loaders';
import { linkedSearch } from '../../../lib/linked-search';
import { headOfPage, withHead } from '../../../lib/with-head';

// Authors, series and publishers, with a page for each name, are one route: the first script of every page has them
// all.
export const Route = createFileRoute('/desk/catalogue/$room/{-$name}')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps, params }) =>
    withHead(
      atDesk(loadNames(context.api, params, lookUpSearch(deps)), location.publicHref),
      import('../../../features/desk/desk-heads'),
      ({ deskNameHead }) => deskNameHead(params.room, params.name ?? null, context),
    ),
  head: headOfPage,
  component: DeskNames,
});

function DeskNames() {
  const { page } = Route.useLoaderData();
  const q = lookUpSearch(Route.useSearch());
  return page === null ? null : <NamesScreen page={page} q={q} />;
}
