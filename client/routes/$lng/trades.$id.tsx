import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadTrade } from '../../features/trades/loaders';
import { OpenByKey } from '../../features/trades/open-by-key';
import { TradeMissing } from '../../features/trades/trade-missing';
import { TradeScreen } from '../../features/trades/trade-screen';
import type { ApiClient } from '../../lib/api';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/trades/$id')({
  validateSearch: (search: Record<string, unknown>): { key?: string } => (typeof search['key'] === 'string' && search['key'] !== '' ? { key: search['key'] } : {}),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { id }, deps }) =>
    withHead(load(context.api, id, deps.key), import('../../features/trades/trade-head'), ({ tradeHead }, trade) => tradeHead(id, trade?.number ?? null, context)),
  head: async ({ loaderData, match }) => {
    if (loaderData !== undefined) return loaderData.head;
    const { tradeHead } = await import('../../features/trades/trade-head');
    return tradeHead(match.params.id, null, match.context);
  },
  component: TradePage,
  notFoundComponent: Missing,
});

/** Null while a guest's key is still to be redeemed. */
async function load(api: ApiClient, id: string, key: string | undefined) {
  if (key !== undefined) return null;
  const trade = await loadTrade(api, id);
  if (trade === null) throw notFound();
  return trade;
}

function TradePage() {
  const trade = Route.useLoaderData().page;
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (trade !== null) return <TradeScreen trade={trade} />;
  return key === undefined ? <TradeMissing id={id} /> : <OpenByKey id={id} guestKey={key} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
