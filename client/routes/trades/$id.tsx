import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTrade } from '../../features/trades/loaders';
import { TradeMissing } from '../../features/trades/trade-missing';
import { TradeScreen } from '../../features/trades/trade/trade-screen';
import type { ApiClient } from '../../lib/api';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/trades/$id')({
  // Set by the checkout. The page then begins with thanks.
  validateSearch: (search: Record<string, unknown>): { placed?: true | undefined } =>
    search['placed'] === true ? { placed: true } : {},
  loader: ({ context, params: { id } }) =>
    withHead(load(context.api, id), import('../../features/trades/trade-head'), ({ tradeHead }, trade) =>
      tradeHead(id, trade.number, context),
    ),
  head: async ({ loaderData, match }) => {
    if (loaderData !== undefined) return loaderData.head;
    const { missingTradeHead } = await import('../../features/trades/trade-head');
    return missingTradeHead(match.params.id, match.status, match.context);
  },
  component: TradePage,
  notFoundComponent: Missing,
});

async function load(api: ApiClient, id: string) {
  const trade = await loadTrade(api, id);
  if (trade === null) throw notFound();
  return trade;
}

function TradePage() {
  const { placed = false } = Route.useSearch();
  return <TradeScreen trade={Route.useLoaderData().page} isNew={placed} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
