import { createFileRoute } from '@tanstack/react-router';
import { loadAtDesk, loadJobs } from '../../features/desk/desk-loaders';
import { JobsScreen } from '../../features/desk/jobs/jobs-screen';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/jobs')({
  loader: ({ context, location }) =>
    withHead(
      loadAtDesk(loadJobs(context.api), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/jobs', context),
    ),
  head: headOfPage,
  component: DeskJobs,
});

function DeskJobs() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <JobsScreen page={page} />;
}
