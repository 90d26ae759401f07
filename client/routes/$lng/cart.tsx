import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { ListSkeleton } from '../../features/basket/basket-skeleton';
import { CartScreen } from '../../features/cart/cart-screen';
import { loadCart } from '../../features/cart/loaders';
import { ListTabs } from '../../features/checkout/list-tabs';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/cart')({
  loader: ({ context }) => loadCart(context.api),
  head: ({ match }) => pageHead({ title: m.cart_title(), description: m.cart_description(), path: '/cart', context: match.context, noindex: true }),
  component: Cart,
  pendingComponent: ListSkeleton,
});

function Cart() {
  const { cart, give } = Route.useLoaderData();
  return <CartScreen cart={cart} give={give} Tabs={ListTabs} />;
}
