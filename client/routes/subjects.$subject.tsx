import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLostCursor, loadSubject } from '../features/catalogue/search/list-loaders';
import { readSearch, type SearchState } from '../features/catalogue/search/search-state';
import { withHead } from '../lib/with-head';
import { headOrNotFound } from '../shell/not-found/head-or-not-found';
import { SubjectScreen } from '../features/catalogue/search/subject-screen';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/subjects/$subject')({
  // The loader and the screen parse it (readSearch), so that other pages do not load the parser.
  validateSearch: linkedSearch<SearchState>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: asked, params }) => {
    const deps = readSearch(asked);
    try {
      return await withHead(
        loadSubject(context.api, params.subject, deps),
        import('../features/catalogue/search/list-head'),
        ({ subjectHead }, page) => subjectHead(page, deps, context),
      );
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error))
        throw redirect({ to: '/subjects/$subject', params, search, statusCode: 302 });
      throw error;
    }
  },
  head: headOrNotFound,
  component: Subject,
});

function Subject() {
  const { api, market } = Route.useRouteContext();
  const { subject, books } = Route.useLoaderData().page;
  const state = readSearch(Route.useLoaderDeps());
  const loadMore = async (cursor: string) => (await loadSubject(api, subject, { ...state, cursor })).books;
  return <SubjectScreen subject={subject} books={books} state={state} market={market} loadMore={loadMore} />;
}
