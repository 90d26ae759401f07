import { createFileRoute } from '@tanstack/react-router';
import { loadPublisher } from '../../../data/desk/publishers';
import { PublisherScreen } from '../../../features/desk/catalogue/publishers/publisher-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { headOfPage, withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/publishers/$name')({
  loader: ({ context, params: { name }, location }) =>
    withHead(
      atDesk(loadPublisher(context.api, name), location.publicHref),
      import('../../../features/desk/catalogue/names/name-heads'),
      ({ nameHead }) => nameHead('publishers', name, context),
    ),
  head: headOfPage,
  component: DeskPublisher,
});

function DeskPublisher() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <PublisherScreen key={page.name} publisher={page} />;
}
