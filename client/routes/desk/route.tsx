import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DeskFrame } from '../../features/desk/frame/desk-frame';
import { atDesk, loadCounts } from '../../features/desk/desk-loaders';

export const Route = createFileRoute('/desk')({
  loader: ({ context, location }) => atDesk(loadCounts(context.api), location.publicHref),
  // All others get the head of an unknown address.
  head: async ({ loaderData, match }) =>
    loaderData === undefined
      ? (await import('../../shell/not-found/not-found-head')).notFoundHead('/desk', match.context)
      : {},
  component: Desk,
});

function Desk() {
  return (
    <DeskFrame counts={Route.useLoaderData()}>
      <Outlet />
    </DeskFrame>
  );
}
