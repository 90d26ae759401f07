import { createFileRoute } from '@tanstack/react-router';
import { loadReport, type ReportView } from '../../data/desk/reports';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { readReportView } from '../../features/desk/desk-search';
import { ReportsScreen } from '../../features/desk/reports/reports-screen';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/desk/reports')({
  validateSearch: linkedSearch<ReportView>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) =>
    withHead(
      loadAtDesk(loadReport(context.api, readReportView(deps)), location.publicHref),
      import('../../features/desk/desk-heads'),
      ({ deskHead }) => deskHead('/reports', context),
    ),
  head: headOfPage,
  component: DeskReports,
});

function DeskReports() {
  const { page } = Route.useLoaderData();
  return page === null ? null : <ReportsScreen report={page} />;
}
