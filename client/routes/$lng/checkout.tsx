import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ListSkeleton } from '../../features/basket/basket-skeleton';
import { CheckoutScreen } from '../../features/checkout/checkout-screen';
import { loadCheckout } from '../../features/checkout/loaders';
import { pageHead } from '../../lib/head';
import { BalanceFull } from '../../shell/balance/balance-full';

export const Route = createFileRoute('/$lng/checkout')({
  loader: ({ context }) => loadCheckout(context.api),
  head: ({ match }) =>
    pageHead({ title: m.checkout_title(), description: m.checkout_description(), path: '/checkout', context: match.context, noindex: true }),
  component: Checkout,
  pendingComponent: ListSkeleton,
});

function Checkout() {
  const { quote, me } = Route.useLoaderData();
  const { market } = Route.useRouteContext();
  return <CheckoutScreen quote={quote} me={me} market={market} Balance={BalanceFull} />;
}
