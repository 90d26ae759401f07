import { headOfPage } from '../lib/with-head';
import { createFileRoute } from '@tanstack/react-router';
import { faqHead } from '../features/faq/faq-head';
import { FaqScreen } from '../features/faq/faq-screen';
import { FaqSkeleton } from '../features/faq/faq-skeleton';
import { normaliseQuery, loadFaq, loadFaqLater } from '../features/faq/loaders';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/faq')({
  // The loader parses it, so that other pages do not load the parser.
  validateSearch: linkedSearch<{ q: string }>(),
  loaderDeps: ({ search: { q } }) => ({ q }),
  // A navigation between questions must not fetch them again.
  staleTime: 300_000,
  loader: async ({ context, deps, cause }) => {
    const q = normaliseQuery(deps.q);
    const page = cause === 'stay' ? loadFaqLater(context.api, q) : await loadFaq(context.api, q);
    // This head has few words, and a search without a network must not wait for their script.
    return { page, head: faqHead(page, context) };
  },
  head: headOfPage,
  component: Questions,
  pendingComponent: FaqSkeleton,
});

function Questions() {
  return <FaqScreen page={Route.useLoaderData().page} market={Route.useRouteContext().market} />;
}
