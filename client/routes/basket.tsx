import { createFileRoute } from '@tanstack/react-router';
import { loadMe } from '../features/sign-in/loaders';
import { BasketScreen } from '../features/basket/basket-screen';
import { ListSkeleton } from '../features/basket/basket-skeleton';
import { loadBasket } from '../features/basket/loaders';
import { loadCart } from '../features/cart/loaders';
import { ListTabs } from '../shell/list-tabs/list-tabs';
import type { ApiClient } from '../lib/api';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/basket')({
  loader: ({ context }) =>
    withHead(load(context.api), import('../features/basket/basket-head'), ({ basketHead }) => basketHead(context)),
  head: headOfPage,
  component: Basket,
  pendingComponent: ListSkeleton,
});

async function load(api: ApiClient) {
  const [basket, { cart }, me] = await Promise.all([loadBasket(api), loadCart(api), loadMe(api)]);
  return { basket, taking: cart.books, signedIn: me.account !== null };
}

function Basket() {
  const { basket, taking, signedIn } = Route.useLoaderData().page;
  const { market } = Route.useRouteContext();
  return <BasketScreen basket={basket} market={market} signedIn={signedIn} taking={taking} Tabs={ListTabs} />;
}
