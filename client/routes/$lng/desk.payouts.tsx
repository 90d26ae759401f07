import { createFileRoute } from '@tanstack/react-router';
import { atDesk, loadPayouts } from '../../features/desk/desk-loaders';
import { payoutSearch } from '../../features/desk/desk-search';
import { PayoutsScreen } from '../../features/desk/payouts-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/desk/payouts')({
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params: { lng }, location, deps }) =>
    withHead(atDesk(loadPayouts(context.api, payoutSearch(deps)), lng, location.href), import('../../features/desk/desk-heads'), ({ deskHead }) => deskHead('/payouts', context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DeskPayouts,
});

function DeskPayouts() {
  const { page } = Route.useLoaderData();
  const state = payoutSearch(Route.useSearch());
  return page === null ? null : <PayoutsScreen key={state} list={page} state={state} />;
}
