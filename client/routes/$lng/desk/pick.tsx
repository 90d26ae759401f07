import { createFileRoute } from '@tanstack/react-router';
import { atDesk, loadPickList } from '../../../features/desk/desk-loaders';
import { PickScreen } from '../../../features/desk/pick/pick-screen';
import { withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/$lng/desk/pick')({
  loader: ({ context, params: { lng }, location }) =>
    withHead(
      atDesk(loadPickList(context.api), lng, location.href),
      import('../../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/pick', context),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: DeskPick,
});

function DeskPick() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <PickScreen list={page} />;
}
