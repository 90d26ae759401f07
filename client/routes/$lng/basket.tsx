import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { loadMe } from '../../features/accounts/loaders';
import { BasketScreen } from '../../features/basket/basket-screen';
import { ListSkeleton } from '../../features/basket/basket-skeleton';
import { loadBasket } from '../../features/basket/loaders';
import { loadCart } from '../../features/cart/loaders';
import { ListTabs } from '../../features/checkout/list-tabs';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/basket')({
  loader: async ({ context: { api } }) => {
    const [basket, { cart }, me] = await Promise.all([loadBasket(api), loadCart(api), loadMe(api)]);
    return { basket, taking: cart.books, signedIn: me.account !== null };
  },
  head: ({ match }) => pageHead({ title: m.basket_title(), description: m.basket_description(), path: '/basket', context: match.context, noindex: true }),
  component: Basket,
  pendingComponent: ListSkeleton,
});

function Basket() {
  const { basket, taking, signedIn } = Route.useLoaderData();
  const { market } = Route.useRouteContext();
  return <BasketScreen basket={basket} market={market} signedIn={signedIn} taking={taking} Tabs={ListTabs} />;
}
