import { createFileRoute } from '@tanstack/react-router';
import { loadAskedBooks } from '../../data/desk/asked-books';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { AskedScreen } from '../../features/desk/asked/asked-screen';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/asked')({
  loader: ({ context, location }) =>
    withHead(
      loadAtDesk(loadAskedBooks(context.api), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/asked', context),
    ),
  head: headOfPage,
  component: DeskAsked,
});

function DeskAsked() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <AskedScreen questions={page} />;
}
