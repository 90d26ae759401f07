import { createFileRoute } from '@tanstack/react-router';
import { loadPublishers } from '../../../data/desk/publishers';
import { PublishersScreen } from '../../../features/desk/catalogue/publishers/publishers-screen';
import { lookUpSearch } from '../../../features/desk/catalogue/names/name-search';
import { atDesk } from '../../../features/desk/desk-loaders';
import { linkedSearch } from '../../../lib/linked-search';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/publishers/')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      atDesk(loadPublishers(context.api, lookUpSearch(deps)), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('publishers', null, context),
    ),
  head: headOfPage,
  component: DeskPublishers,
});

function DeskPublishers() {
  const { page } = Route.useLoaderData();
  const q = lookUpSearch(Route.useSearch());
  return page === null ? null : <PublishersScreen page={page} q={q} />;
}
