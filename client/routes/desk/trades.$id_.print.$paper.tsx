import { createFileRoute, notFound } from '@tanstack/react-router';
import { loadDeskTrade, loadStickers } from '../../data/desk/trade-calls';
import { loadAtDesk } from '../../features/desk/desk-loaders';
import { DeskPaper } from '../../features/desk/frame/desk-paper';
import { stickerPaperOf } from '../../features/desk/stickers/sticker-paper';
import { StickerScreen } from '../../features/desk/stickers/sticker-screen';
import { printOf } from '../../features/trades/loaders';
import { PrintScreen } from '../../features/trades/print/print-screen';
import type { ApiClient } from '../../lib/api';
import { withHead } from '../../lib/with-head';
import { headOrNotFound } from '../../shell/not-found/head-or-not-found';

/** Loads the page of an address: labels of copies, or a paper of the trade. */
async function loadPaper(api: ApiClient, id: string, name: string) {
  const paper = stickerPaperOf(name);
  if (paper !== null) return { kind: 'stickers' as const, paper, list: await loadStickers(api, id) };
  const print = await printOf(api, await loadDeskTrade(api, id), name);
  if (print === null) throw notFound();
  return { kind: 'paper' as const, print };
}

export const Route = createFileRoute('/desk/trades/$id_/print/$paper')({
  loader: ({ context, params: { id, paper }, location }) =>
    withHead(
      loadAtDesk(loadPaper(context.api, id, paper), location.publicHref),
      Promise.all([import('../../features/trades/trade-head'), import('../../features/desk/desk-heads')]),
      // Null: the frame asks for a passkey first.
      ([{ printHead }, { deskTradeHead }], page) =>
        page === null
          ? deskTradeHead(id, null, context)
          : page.kind === 'stickers'
            ? deskTradeHead(id, page.list.number, context)
            : printHead(page.print.trade, page.print.paper, context, '/desk/trades'),
    ),
  head: headOrNotFound,
  component: DeskPrint,
});

function DeskPrint() {
  const { page } = Route.useLoaderData();
  if (page === null) return null;
  return page.kind === 'stickers' ? (
    <StickerScreen list={page.list} paper={page.paper} />
  ) : (
    <DeskPaper>
      <PrintScreen print={page.print} at="/desk/trades" />
    </DeskPaper>
  );
}
