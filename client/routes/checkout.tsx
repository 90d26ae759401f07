import { createFileRoute } from '@tanstack/react-router';
import { sentChoices } from '../../domain/forms/checkout-form';
import { ListSkeleton } from '../features/basket/basket-skeleton';
import { CheckoutScreen } from '../features/checkout/checkout-screen';
import { loadCheckout } from '../features/checkout/loaders';
import { headOfPage, withHead } from '../lib/with-head';
import { BalanceFull } from '../shell/balance/balance-full';

export const Route = createFileRoute('/checkout')({
  loader: ({ context }) =>
    withHead(
      loadCheckout(context.api, sentChoices(context.form?.values ?? {})),
      import('../features/checkout/checkout-head'),
      ({ checkoutHead }) => checkoutHead(context),
    ),
  head: headOfPage,
  component: Checkout,
  pendingComponent: ListSkeleton,
});

function Checkout() {
  const { quote, me, saved } = Route.useLoaderData().page;
  const { market } = Route.useRouteContext();
  return <CheckoutScreen quote={quote} me={me} market={market} saved={saved} Balance={BalanceFull} />;
}
