import { createFileRoute } from '@tanstack/react-router';
import { loadDeskWork } from '../../../data/desk/catalogue';
import { WorkScreen } from '../../../features/desk/catalogue/work/work-screen';
import { atDesk } from '../../../features/desk/desk-loaders';
import { withHead } from '../../../lib/with-head';

export const Route = createFileRoute('/desk/catalogue/works/$work')({
  loader: ({ context, params: { work }, location }) =>
    withHead(
      atDesk(loadDeskWork(context.api, work), location.publicHref),
      import('../../../features/desk/desk-heads'),
      ({ deskCatalogueHead }, shown) =>
        deskCatalogueHead(`/works/${encodeURIComponent(work)}`, shown?.values.title ?? null, context),
    ),
  head: async ({ loaderData, match }) =>
    loaderData?.head ??
    (await import('../../../shell/not-found/not-found-head')).notFoundHead(
      `/desk/catalogue/works/${match.params.work}`,
      match.context,
    ),
  component: DeskWork,
});

function DeskWork() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <WorkScreen work={page} />;
}
