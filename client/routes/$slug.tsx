import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPage } from '../features/pages/loaders';
import { slugOfPath } from '../features/pages/slug-of-path';
import { PageScreen } from '../features/pages/page-screen';
import { withHead } from '../lib/with-head';
import { findNearBooks } from '../shell/not-found/find-near-books';
import { headOrNotFound } from '../shell/not-found/head-or-not-found';

export const Route = createFileRoute('/$slug')({
  // A navigation within a text must not fetch it again.
  staleTime: 300_000,
  loader: async ({ context, params }) => {
    const slug = slugOfPath(params.slug);
    if (slug === null) throw notFound({ data: await findNearBooks(context.api, params.slug) });
    return withHead(loadPage(context.api, slug), import('../features/pages/page-head'), ({ pageHeadOf }, page) =>
      pageHeadOf(page, context),
    );
  },
  head: headOrNotFound,
  component: () => <PageScreen page={Route.useLoaderData().page} />,
});
