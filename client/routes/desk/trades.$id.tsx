import { createFileRoute } from '@tanstack/react-router';
import { loadDeskTrade } from '../../data/desk/trade-calls';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { readScannedBook } from '../../features/desk/desk-search';
import { DeskTradeScreen } from '../../features/desk/trade/trade-screen';
import { withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';
import { headOrNotFound } from '../../shell/not-found/head-or-not-found';

export const Route = createFileRoute('/desk/trades/$id')({
  validateSearch: linkedSearch<{ book: string }>(),
  loader: ({ context, params: { id }, location }) =>
    withHead(
      loadAtDesk(loadDeskTrade(context.api, id), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskTradeHead }, trade) => deskTradeHead(id, trade?.number ?? null, context),
    ),
  head: headOrNotFound,
  component: DeskTrade,
});

function DeskTrade() {
  const { page } = Route.useLoaderData();
  const book = readScannedBook(Route.useSearch());
  return page === null ? null : <DeskTradeScreen trade={page} book={book} />;
}
