import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadPrint } from '../../features/trades/loaders';
import { PrintScreen } from '../../features/trades/print/print-screen';
import { TradeMissing } from '../../features/trades/trade-missing';
import { withHead } from '../../lib/with-head';

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
  head: async ({ loaderData, match }) => {
    if (loaderData !== undefined) return loaderData.head;
    const { missingTradeHead } = await import('../../features/trades/trade-head');
    return missingTradeHead(match.params.id, match.status, match.context);
  },
  component: PrintPage,
  notFoundComponent: Missing,
});

function PrintPage() {
  return <PrintScreen print={Route.useLoaderData().page} />;
}

function Missing() {
  return <TradeMissing id={Route.useParams().id} />;
}
