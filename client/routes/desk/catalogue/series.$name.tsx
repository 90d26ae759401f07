import { createFileRoute } from '@tanstack/react-router';
import { loadSeries } from '../../../data/desk/series';
import { SeriesScreen } from '../../../features/desk/catalogue/series/series-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/series/$name')({
  loader: ({ context, params: { name }, location }) =>
    withHead(
      atDesk(loadSeries(context.api, name), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('series', name, context),
    ),
  head: headOfPage,
  component: DeskSeries,
});

function DeskSeries() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <SeriesScreen key={page.name} series={page} />;
}
