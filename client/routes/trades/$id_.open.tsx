import { createFileRoute } from '@tanstack/react-router';
import { GuestLinkScreen } from '../../features/trades/guest-link/guest-link-screen';
import { useAddressSecret } from '../../lib/mailed-links/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/trades/$id_/open')({
  loader: ({ context, params: { id } }) =>
    withHead(Promise.resolve(null), import('../../features/trades/trade-head'), ({ openTradeHead }) =>
      openTradeHead(id, context),
    ),
  head: headOfPage,
  component: OpenTrade,
});

function OpenTrade() {
  const key = useAddressSecret('key');
  return <GuestLinkScreen key={key} id={Route.useParams().id} guestKey={key} />;
}
