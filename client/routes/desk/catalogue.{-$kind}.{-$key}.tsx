import { createFileRoute } from '@tanstack/react-router';
import { loadCataloguePage, catalogueTitle } from '../../features/desk/catalogue/load-catalogue-page';
import { CatalogueScreen } from '../../features/desk/catalogue/catalogue-screen';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { readSearchWords } from '../../features/desk/desk-search';
import { linkedSearch } from '../../lib/linked-search';
import { withHead } from '../../lib/with-head';
import { headOrNotFound } from '../../shell/not-found/head-or-not-found';

// One route for the room: each route costs every first visit of the shop 60 bytes.
export const Route = createFileRoute('/desk/catalogue/{-$kind}/{-$key}')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params, location }) =>
    withHead(
      loadAtDesk(loadCataloguePage(context.api, params, readSearchWords(deps)), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskCatalogueHead }, page) => deskCatalogueHead(params, page === null ? null : catalogueTitle(page), context),
    ),
  head: headOrNotFound,
  component: DeskCatalogue,
});

function DeskCatalogue() {
  const { page } = Route.useLoaderData();
  const q = readSearchWords(Route.useSearch());
  return page === null ? null : <CatalogueScreen page={page} q={q} />;
}
