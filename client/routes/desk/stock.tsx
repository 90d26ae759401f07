import { createFileRoute } from '@tanstack/react-router';
import { loadStock } from '../../data/desk/stock';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { readSearchWords } from '../../features/desk/desk-search';
import { StockScreen } from '../../features/desk/stock/stock-screen';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/desk/stock')({
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      loadAtDesk(loadStock(context.api, readSearchWords(deps)), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/stock', context),
    ),
  head: headOfPage,
  component: DeskStock,
});

function DeskStock() {
  const { page } = Route.useLoaderData();
  const q = readSearchWords(Route.useSearch());
  return page === null ? null : <StockScreen found={page} q={q} />;
}
