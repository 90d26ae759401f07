import { createFileRoute } from '@tanstack/react-router';
import { FindScreen } from '../../../features/desk/catalogue/find/find-screen';
import { loadCounts, atDesk } from '../../../features/desk/desk-loaders';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/')({
  loader: ({ context, location }) =>
    withHead(
      atDesk(loadCounts(context.api), location.publicHref),
      import('../../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/catalogue', context),
    ),
  head: headOfPage,
  component: DeskCatalogue,
});

function DeskCatalogue() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <FindScreen />;
}
