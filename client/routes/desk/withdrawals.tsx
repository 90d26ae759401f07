import { createFileRoute } from '@tanstack/react-router';
import { loadDeclarations } from '../../data/desk/declarations';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { DeclarationsScreen } from '../../features/desk/declarations/declarations-screen';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/withdrawals')({
  loader: ({ context, location }) =>
    withHead(
      loadAtDesk(loadDeclarations(context.api), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/withdrawals', context),
    ),
  head: headOfPage,
  component: DeskWithdrawals,
});

function DeskWithdrawals() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <DeclarationsScreen declarations={page} />;
}
