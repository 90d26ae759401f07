import { createFileRoute } from '@tanstack/react-router';
import { loadAtDesk, loadPayoutPage } from '../../features/desk/desk-loaders';
import { readPayoutView, type PayoutView } from '../../features/desk/desk-search';
import { PayoutFileList } from '../../features/desk/payouts/payout-file-list';
import { PayoutsScreen } from '../../features/desk/payouts/payouts-screen';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/desk/payouts')({
  validateSearch: linkedSearch<PayoutView>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      loadAtDesk(loadPayoutPage(context.api, readPayoutView(deps)), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/payouts', context),
    ),
  head: headOfPage,
  component: DeskPayouts,
});

function DeskPayouts() {
  const { page } = Route.useLoaderData();
  if (page === null) return null;
  if ('files' in page) return <PayoutFileList list={page.files} />;
  return <PayoutsScreen key={`${page.view.state} ${page.view.file ?? ''}`} list={page.list} view={page.view} />;
}
