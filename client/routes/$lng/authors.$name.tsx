import { createFileRoute, redirect } from '@tanstack/react-router';
import { AuthorScreen } from '../../features/catalogue/author-screen';
import { isLostCursor, loadAuthor } from '../../features/catalogue/loaders';
import { readSearch } from '../../features/catalogue/search-state';
import { BrokenPage } from '../../shell/states/broken-page';
import { NotFound } from '../../shell/not-found';
import { PendingPage } from '../../shell/states/pending-page';

export const Route = createFileRoute('/$lng/authors/$name')({
  validateSearch: readSearch,
  // The router's own search still holds what readSearch left out.
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps, params }) => {
    try {
      return await loadAuthor(context.api, params.name, deps);
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error)) throw redirect({ to: '/$lng/authors/$name', params, search, statusCode: 302 });
      throw error;
    }
  },
  head: async ({ loaderData, match }) => {
    const { authorHead } = await import('../../features/catalogue/list-head');
    return loaderData === undefined ? {} : authorHead(loaderData, match.loaderDeps, match.context);
  },
  component: Author,
  pendingComponent: PendingPage,
  errorComponent: BrokenPage,
  notFoundComponent: () => <NotFound />,
});

function Author() {
  const { api, market } = Route.useRouteContext();
  const { name, books } = Route.useLoaderData();
  const state = Route.useLoaderDeps();
  const loadMore = async (cursor: string) => (await loadAuthor(api, name, { ...state, cursor })).books;
  return <AuthorScreen name={name} books={books} state={state} market={market} loadMore={loadMore} />;
}
