import { createFileRoute } from '@tanstack/react-router';
import { loadAtDesk, loadPickList } from '../../features/desk/desk-loaders';
import { PickScreen } from '../../features/desk/pick/pick-screen';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/pick')({
  loader: ({ context, location }) =>
    withHead(
      loadAtDesk(loadPickList(context.api), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/pick', context),
    ),
  head: headOfPage,
  component: DeskPick,
});

function DeskPick() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <PickScreen list={page} />;
}
