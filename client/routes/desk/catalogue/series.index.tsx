import { createFileRoute } from '@tanstack/react-router';
import { loadSeriesList } from '../../../data/desk/series';
import { SeriesListScreen } from '../../../features/desk/catalogue/series/series-list-screen';
import { lookUpSearch } from '../../../features/desk/catalogue/names/name-search';
import { atDesk } from '../../../features/desk/desk-loaders';
import { linkedSearch } from '../../../lib/linked-search';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/series/')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      atDesk(loadSeriesList(context.api, lookUpSearch(deps)), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('series', null, context),
    ),
  head: headOfPage,
  component: DeskSeriesList,
});

function DeskSeriesList() {
  const { page } = Route.useLoaderData();
  const q = lookUpSearch(Route.useSearch());
  return page === null ? null : <SeriesListScreen found={page} q={q} />;
}
