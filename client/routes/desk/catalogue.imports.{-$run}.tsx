import { createFileRoute } from '@tanstack/react-router';
import { ImportsScreen } from '../../features/desk/catalogue/imports/imports-screen';
import { importsTitle, loadImportsPage } from '../../features/desk/catalogue/imports/load-imports-page';
import { ReportScreen } from '../../features/desk/catalogue/imports/report/report-screen';
import { atDesk } from '../../features/desk/desk-loaders';
import { withHead } from '../../lib/with-head';
import { headOrNotFound } from '../../shell/not-found/head-or-not-found';

// One route for the list and the reports: each route costs every first visit of the shop 60 bytes.
export const Route = createFileRoute('/desk/catalogue/imports/{-$run}')({
  loader: ({ context, params: { run }, location }) =>
    withHead(
      atDesk(loadImportsPage(context.api, run), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskCatalogueHead }, page) =>
        deskCatalogueHead({ kind: 'imports', key: run }, page === null ? null : importsTitle(page), context),
    ),
  head: headOrNotFound,
  component: DeskImports,
});

function DeskImports() {
  const { page } = Route.useLoaderData();
  if (page === null) return null;
  return 'list' in page ? (
    <ImportsScreen list={page.list} />
  ) : (
    <ReportScreen key={page.report.run} report={page.report} />
  );
}
