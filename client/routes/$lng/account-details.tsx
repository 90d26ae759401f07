import { createFileRoute } from '@tanstack/react-router';
import { DetailsScreen } from '../../features/account/details/details-screen';
import { loadRoom, orSignIn } from '../../features/account/account-loaders';
import { partIn, roomParts } from '../../features/account/account-parts';
import { RoomSkeleton } from '../../features/account/account-skeleton';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/account-details')({
  // Read by the screen, whose script is in no other page's.
  validateSearch: (search: Record<string, unknown>) => search,
  loader: ({ context, params: { lng }, location }) =>
    withHead(
      orSignIn(loadRoom(context.api), lng, location.href),
      import('../../features/account/account-heads'),
      ({ roomHead }) => roomHead(context),
    ),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: AccountDetails,
  pendingComponent: RoomSkeleton,
});

function AccountDetails() {
  const { page } = Route.useLoaderData();
  return <DetailsScreen room={page} part={partIn(roomParts, Route.useSearch()).part} />;
}
