import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPrint } from '../../features/trades/loaders';
import { PrintScreen } from '../../features/trades/print/print-screen';
import { TradeMissing } from '../../features/trades/trade-missing';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/trades/$id_/print/$paper')({
  loader: async ({ context, params: { id, paper } }) =>
    withHead(
      loadPrint(context.api, id, paper).then((print) => {
        if (print === null) throw notFound();
        return print;
      }),
      import('../../features/trades/trade-head'),
      ({ printHead }, { trade, paper: shown }) => printHead(trade, shown, context),
    ),
  head: headOfPage,
  component: PrintPage,
  notFoundComponent: Missing,
});

function PrintPage() {
  return <PrintScreen print={Route.useLoaderData().page} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
