import { createFileRoute } from '@tanstack/react-router';
import { loadMe } from '../features/sign-in/loaders';
import { BasketScreen } from '../features/basket/basket-screen';
import { readBasketSearch, type BasketSearch } from '../features/basket/basket-search';
import { ListSkeleton } from '../features/basket/basket-skeleton';
import { loadBasketPage } from '../features/basket/loaders';
import { loadCart } from '../features/cart/loaders';
import { ListTabs } from '../shell/list-tabs/list-tabs';
import type { ApiClient } from '../lib/api';
import { linkedSearch } from '../lib/linked-search';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/basket')({
  validateSearch: linkedSearch<BasketSearch>(),
  loader: ({ context, location }) =>
    withHead(
      load(context.api, readBasketSearch(location.search)),
      import('../features/basket/basket-head'),
      ({ basketHead }) => basketHead(context),
    ),
  // The screen has all lines: another search or order needs no answer of the shop.
  shouldReload: ({ cause }) => cause !== 'stay',
  head: headOfPage,
  component: Basket,
  pendingComponent: ListSkeleton,
});

async function load(api: ApiClient, search: BasketSearch) {
  const [page, { cart }, me] = await Promise.all([loadBasketPage(api, search), loadCart(api), loadMe(api)]);
  return { page, taking: cart.books, signedIn: me.account !== null };
}

function Basket() {
  const { page, taking, signedIn } = Route.useLoaderData().page;
  const { market } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <BasketScreen
      page={page}
      search={readBasketSearch(Route.useSearch())}
      onSearch={({ q, sort }) =>
        void navigate({
          search: { q: q === '' ? undefined : q, sort: sort === 'added' ? undefined : sort },
          replace: true,
          resetScroll: false,
        })
      }
      market={market}
      isSignedIn={signedIn}
      taking={taking}
      Tabs={ListTabs}
    />
  );
}
