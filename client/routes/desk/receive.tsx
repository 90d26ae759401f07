import { createFileRoute } from '@tanstack/react-router';
import { readParcelCode } from '../../features/desk/desk-search';
import { ReceiveScreen } from '../../features/desk/receive/receive-screen';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/desk/receive')({
  validateSearch: linkedSearch<{ code: string }>(),
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/desk/desk-heads'), ({ deskHead }) =>
      deskHead('/receive', context),
    ),
  head: headOfPage,
  component: DeskReceive,
});

function DeskReceive() {
  return <ReceiveScreen code={readParcelCode(Route.useSearch())} />;
}
