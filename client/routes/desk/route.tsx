import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DeskFrame } from '../../features/desk/frame/desk-frame';
import { loadDeskFrame } from '../../features/desk/desk-loaders';
import { DeskHome, DeskTools } from '../../shell/desk-tools/desk-tools';

export const Route = createFileRoute('/desk')({
  loader: ({ context, location }) => loadDeskFrame(context.api, location.publicHref),
  // All others get the head of an unknown address.
  head: async ({ loaderData, match }) =>
    loaderData === undefined
      ? (await import('../../shell/not-found/not-found-head')).notFoundHead('/desk', match.context)
      : {},
  component: Desk,
});

function Desk() {
  return (
    <DeskFrame {...Route.useLoaderData()} home={<DeskHome />} tools={<DeskTools />}>
      <Outlet />
    </DeskFrame>
  );
}
