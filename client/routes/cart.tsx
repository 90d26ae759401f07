import { createFileRoute } from '@tanstack/react-router';
import { ListSkeleton } from '../features/basket/basket-skeleton';
import { CartScreen } from '../features/cart/cart-screen';
import { loadCart } from '../features/cart/loaders';
import { ListTabs } from '../shell/list-tabs/list-tabs';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/cart')({
  loader: ({ context }) =>
    withHead(loadCart(context.api), import('../features/cart/cart-head'), ({ cartHead }) => cartHead(context)),
  head: headOfPage,
  component: Cart,
  pendingComponent: ListSkeleton,
});

function Cart() {
  const { cart, give } = Route.useLoaderData().page;
  return <CartScreen cart={cart} give={give} Tabs={ListTabs} />;
}
