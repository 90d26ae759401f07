import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { loadTrade } from '../../features/trades/loaders';
import { TradeMissing } from '../../features/trades/trade-missing';
import { TradeScreen } from '../../features/trades/trade/trade-screen';
import { fragmentOf } from '../../lib/address-secret';
import type { ApiClient } from '../../lib/api';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/trades/$id')({
  // Older mails have the key in the query.
  validateSearch: (search: Record<string, unknown>): { key?: string } =>
    typeof search['key'] === 'string' ? { key: search['key'] } : {},
  beforeLoad: ({ search, params }) => {
    const hash = fragmentOf('key', search.key);
    if (hash !== null) throw redirect({ to: '/trades/$id/open', params, search: {}, hash, replace: true });
  },
  loader: ({ context, params: { id } }) =>
    withHead(load(context.api, id), import('../../features/trades/trade-head'), ({ tradeHead }, trade) =>
      tradeHead(id, trade.number, context),
    ),
  head: async ({ loaderData, match }) => {
    if (loaderData !== undefined) return loaderData.head;
    const { tradeHead } = await import('../../features/trades/trade-head');
    return tradeHead(match.params.id, null, match.context);
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
  return <TradeScreen trade={Route.useLoaderData().page} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
