import { createFileRoute, redirect } from '@tanstack/react-router';
import { useSuggest } from '../data/catalogue/suggestions';
import { isLostCursor, loadBooks } from '../features/catalogue/search/list-loaders';
import { SearchScreen } from '../features/catalogue/search/search-screen';
import { readSearch, type SearchState } from '../features/catalogue/search/search-state';
import { headOfPage, withHead } from '../lib/with-head';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/search')({
  // The loader and the screen parse it (readSearch), so that other pages do not load the parser.
  validateSearch: linkedSearch<SearchState>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: asked }) => {
    const deps = readSearch(asked);
    try {
      return await withHead(
        loadBooks(context.api, deps),
        import('../features/catalogue/search/list-head'),
        ({ searchHead }) => searchHead(deps, context),
      );
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error)) throw redirect({ to: '/search', search, statusCode: 302 });
      throw error;
    }
  },
  head: headOfPage,
  component: Search,
});

function Search() {
  const { api, market } = Route.useRouteContext();
  const state = readSearch(Route.useLoaderDeps());
  return (
    <SearchScreen
      books={Route.useLoaderData().page}
      state={state}
      market={market}
      loadMore={(cursor) => loadBooks(api, { ...state, cursor })}
      suggest={useSuggest()}
    />
  );
}
