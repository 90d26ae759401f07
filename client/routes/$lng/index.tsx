import { createFileRoute } from '@tanstack/react-router';
import { m } from '../../../messages/compiled/messages.js';
import { HomeScreen } from '../../features/catalogue/home-screen';
import { loadHome, loadSuggestions } from '../../features/catalogue/loaders';
import { pageHead } from '../../lib/head';
import { BrokenPage } from '../../shell/states/broken-page';
import { PendingPage } from '../../shell/states/pending-page';

export const Route = createFileRoute('/$lng/')({
  loader: ({ context }) => loadHome(context.api),
  head: ({ match }) =>
    pageHead({ title: m.home_page_title(), whole: true, description: m.home_page_description(), path: '/', context: match.context }),
  component: Home,
  pendingComponent: PendingPage,
  errorComponent: BrokenPage,
});

function Home() {
  const { api } = Route.useRouteContext();
  return <HomeScreen home={Route.useLoaderData()} suggest={(q) => loadSuggestions(api, q)} />;
}
