import { createFileRoute } from '@tanstack/react-router';
import { atDesk, loadUnmatched } from '../../../features/desk/desk-loaders';
import { MoneyScreen } from '../../../features/desk/money/money-screen';
import { withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/$lng/desk/money')({
  loader: ({ context, params: { lng }, location }) =>
    withHead(
      atDesk(loadUnmatched(context.api), lng, location.href),
      import('../../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/money', context),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DeskMoney,
});

function DeskMoney() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <MoneyScreen list={page} />;
}
