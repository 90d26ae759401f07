import { createFileRoute, notFound } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { loadTrade } from '../../features/trades/loaders';
import { OpenByKey } from '../../features/trades/open-by-key';
import { TradeMissing } from '../../features/trades/trade-missing';
import { TradeScreen } from '../../features/trades/trade-screen';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/trades/$id')({
  validateSearch: (search: Record<string, unknown>): { key?: string } => (typeof search['key'] === 'string' && search['key'] !== '' ? { key: search['key'] } : {}),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    if (deps.key !== undefined) return null;
    const trade = await loadTrade(context.api, params.id);
    if (trade === null) throw notFound();
    return trade;
  },
  head: ({ match, loaderData }) => {
    const title = loaderData == null ? m.trade_opening() : m.trade_title({ number: loaderData.number });
    const head = pageHead({ title, description: m.trade_description(), path: `/trades/${match.params.id}`, context: match.context, noindex: true });
    // The key of a guest's link must not travel to anyone as the page one came from.
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] };
  },
  component: TradePage,
  notFoundComponent: Missing,
});

function TradePage() {
  const trade = Route.useLoaderData();
  const { id } = Route.useParams();
  const { key } = Route.useSearch();
  if (trade !== null) return <TradeScreen trade={trade} />;
  return key === undefined ? <TradeMissing id={id} /> : <OpenByKey id={id} guestKey={key} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
