import { createFileRoute } from '@tanstack/react-router';
import { HomeScreen } from '../features/catalogue/home/home-screen';
import { useSuggest } from '../data/catalogue/suggestions';
import { loadHome } from '../features/catalogue/loaders';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/')({
  loader: ({ context }) =>
    withHead(loadHome(context.api), import('../features/catalogue/home/home-head'), ({ homeHead }) =>
      homeHead(context),
    ),
  head: headOfPage,
  component: Home,
});

function Home() {
  const { canBuy } = Route.useRouteContext();
  return <HomeScreen home={Route.useLoaderData().page} suggest={useSuggest()} canBuy={canBuy} />;
}
