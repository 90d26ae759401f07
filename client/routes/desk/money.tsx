import { createFileRoute } from '@tanstack/react-router';
import { loadUnmatchedPayments } from '../../data/desk/money';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { MoneyScreen } from '../../features/desk/money/money-screen';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/money')({
  loader: ({ context, location }) =>
    withHead(
      loadAtDesk(loadUnmatchedPayments(context.api), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/money', context),
    ),
  head: headOfPage,
  component: DeskMoney,
});

function DeskMoney() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <MoneyScreen list={page} />;
}
