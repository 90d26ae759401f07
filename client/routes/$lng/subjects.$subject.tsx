import { createFileRoute, redirect } from '@tanstack/react-router';
import { isLostCursor, loadSubject } from '../../features/catalogue/loaders';
import { readSearch } from '../../features/catalogue/search-state';
import { SubjectScreen } from '../../features/catalogue/subject-screen';
import { BrokenPage } from '../../shell/states/broken-page';
import { NotFound } from '../../shell/not-found';
import { PendingPage } from '../../shell/states/pending-page';

export const Route = createFileRoute('/$lng/subjects/$subject')({
  validateSearch: readSearch,
  // The router's own search still holds what readSearch left out.
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps, params }) => {
    try {
      return await loadSubject(context.api, params.subject, deps);
    } catch (error) {
      const { cursor, ...search } = deps;
      if (cursor !== undefined && isLostCursor(error)) throw redirect({ to: '/$lng/subjects/$subject', params, search, statusCode: 302 });
      throw error;
    }
  },
  head: async ({ loaderData, match }) => {
    const { subjectHead } = await import('../../features/catalogue/list-head');
    return loaderData === undefined ? {} : subjectHead(loaderData, match.loaderDeps, match.context);
  },
  component: Subject,
  pendingComponent: PendingPage,
  errorComponent: BrokenPage,
  notFoundComponent: () => <NotFound />,
});

function Subject() {
  const { api, market } = Route.useRouteContext();
  const { subject, books } = Route.useLoaderData();
  const state = Route.useLoaderDeps();
  const loadMore = async (cursor: string) => (await loadSubject(api, subject, { ...state, cursor })).books;
  return <SubjectScreen subject={subject} books={books} state={state} market={market} loadMore={loadMore} />;
}
