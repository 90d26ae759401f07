import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadDeskTrade } from '../../data/desk/trade-calls';
import { atDesk } from '../../features/desk/desk-loaders';
import { DeskPaper } from '../../features/desk/frame/desk-paper';
import { printOf } from '../../features/trades/loaders';
import { PrintScreen } from '../../features/trades/print/print-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/desk/trades/$id_/print/$paper')({
  loader: ({ context, params: { id, paper }, location }) =>
    withHead(
      atDesk(
        loadDeskTrade(context.api, id).then(async (trade) => {
          const print = await printOf(context.api, trade, paper);
          if (print === null) throw notFound();
          return print;
        }),
        location.publicHref,
      ),
      import('../../features/trades/trade-head'),
      // Null: the frame asks for a passkey first.
      ({ printHead, tradeHead }, print) =>
        print === null ? tradeHead(id, null, context) : printHead(print.trade, print.paper, context, '/desk/trades'),
    ),
  head: async ({ loaderData, match }) =>
    loaderData?.head ??
    (await import('../../shell/not-found/not-found-head')).notFoundHead(
      `/desk/trades/${match.params.id}`,
      match.context,
    ),
  component: DeskPrint,
});

function DeskPrint() {
  const { page } = Route.useLoaderData();
  return page === null ? null : (
    <DeskPaper>
      <PrintScreen print={page} at="/desk/trades" />
    </DeskPaper>
  );
}
