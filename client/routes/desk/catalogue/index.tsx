import { createFileRoute } from '@tanstack/react-router';
import { loadFoundEditions } from '../../../data/desk/catalogue';
import { FindScreen } from '../../../features/desk/catalogue/find/find-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { stockSearch } from '../../../features/desk/desk-search';
import { linkedSearch } from '../../../lib/linked-search';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      atDesk(loadFoundEditions(context.api, stockSearch(deps)), location.publicHref),
      import('../../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/catalogue', context),
    ),
  head: headOfPage,
  component: DeskCatalogue,
});

function DeskCatalogue() {
  const { page } = Route.useLoaderData();
  const q = stockSearch(Route.useSearch());
  return page === null ? null : <FindScreen found={page} q={q} />;
}
