import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLostCursor, loadBooks, loadSuggestions } from '../../features/catalogue/loaders';
import { SearchScreen } from '../../features/catalogue/search-screen';
import { readSearch } from '../../features/catalogue/search-state';
import { BrokenPage } from '../../shell/states/broken-page';
import { PendingPage } from '../../shell/states/pending-page';

export const Route = createFileRoute('/$lng/search')({
  validateSearch: readSearch,
  // The router's own search still holds what readSearch left out.
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps, params }) => {
    try {
      return await loadBooks(context.api, deps);
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error)) throw redirect({ to: '/$lng/search', params, search, statusCode: 302 });
      throw error;
    }
  },
  head: async ({ match }) => {
    const { searchHead } = await import('../../features/catalogue/list-head');
    return searchHead(match.loaderDeps, match.context);
  },
  component: Search,
  pendingComponent: PendingPage,
  errorComponent: BrokenPage,
});

function Search() {
  const { api, market } = Route.useRouteContext();
  const state = Route.useLoaderDeps();
  return (
    <SearchScreen
      books={Route.useLoaderData()}
      state={state}
      market={market}
      loadMore={(cursor) => loadBooks(api, { ...state, cursor })}
      suggest={(q) => loadSuggestions(api, q)}
    />
  );
}
