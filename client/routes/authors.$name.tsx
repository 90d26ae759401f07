import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthorScreen } from '../features/catalogue/search/author-screen';
import { isLostCursor, loadAuthor } from '../features/catalogue/search/list-loaders';
import { readSearch, type SearchState } from '../features/catalogue/search/search-state';
import { withHead } from '../lib/with-head';
import { headOrNotFound } from '../shell/not-found/head-or-not-found';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/authors/$name')({
  // The loader and the screen parse it (readSearch), so that other pages do not load the parser.
  validateSearch: linkedSearch<SearchState>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: asked, params }) => {
    const deps = readSearch(asked);
    try {
      return await withHead(
        loadAuthor(context.api, params.name, deps),
        import('../features/catalogue/search/list-head'),
        ({ authorHead }, page) => authorHead(page, deps, context),
      );
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error))
        throw redirect({ to: '/authors/$name', params, search, statusCode: 302 });
      throw error;
    }
  },
  head: headOrNotFound,
  component: Author,
});

function Author() {
  const { api, market } = Route.useRouteContext();
  const { name, books } = Route.useLoaderData().page;
  const state = readSearch(Route.useLoaderDeps());
  const loadMore = async (cursor: string) => (await loadAuthor(api, name, { ...state, cursor })).books;
  return <AuthorScreen name={name} books={books} state={state} market={market} loadMore={loadMore} />;
}
