import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DeskFrame } from '../../features/desk/frame/desk-frame';
import { loadDeskFrame } from '../../features/desk/desk-loaders';
import { headOrNotFound } from '../../shell/not-found/head-or-not-found';
import { DeskHome, DeskTools } from '../../shell/desk-tools/desk-tools';

export const Route = createFileRoute('/desk')({
  loader: ({ context, location }) => loadDeskFrame(context.api, location.publicHref),
  head: headOrNotFound,
  component: Desk,
});

function Desk() {
  const { counts, passkeys } = Route.useLoaderData();
  return (
    <DeskFrame counts={counts} passkeys={passkeys} home={<DeskHome />} tools={<DeskTools />}>
      <Outlet />
    </DeskFrame>
  );
}
