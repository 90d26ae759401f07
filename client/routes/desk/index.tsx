import { createFileRoute } from '@tanstack/react-router';
import { loadQueue } from '../../data/desk/queue';
import { loadAtDesk, loadCounts } from '../../features/desk/desk-loaders';
import { readQueueSearch, type QueueSearch } from '../../features/desk/desk-search';
import { HomeScreen } from '../../features/desk/home/home-screen';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/desk/')({
  validateSearch: linkedSearch<QueueSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      loadAtDesk(
        Promise.all([loadCounts(context.api), loadQueue(context.api, readQueueSearch(deps))]),
        location.publicHref,
      ),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('', context),
    ),
  head: headOfPage,
  component: DeskHome,
});

function DeskHome() {
  const { page } = Route.useLoaderData();
  const query = readQueueSearch(Route.useSearch());
  return page === null ? null : <HomeScreen counts={page[0]} queue={page[1]} {...query} />;
}
