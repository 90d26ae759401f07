import { createFileRoute } from '@tanstack/react-router';
import { faqHead } from '../../features/faq/faq-head';
import { FaqScreen } from '../../features/faq/faq-screen';
import { FaqSkeleton } from '../../features/faq/faq-skeleton';
import { askedWords, loadFaq, loadFaqLater } from '../../features/faq/loaders';

export const Route = createFileRoute('/$lng/faq')({
  // Read by the loader, whose script is in no other page's.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search: { q } }) => ({ q }),
  // Going from question to question is no reason to fetch them anew.
  staleTime: 300_000,
  loader: async ({ context, deps, cause }) => {
    const q = askedWords(deps.q);
    const page = cause === 'stay' ? loadFaqLater(context.api, q) : await loadFaq(context.api, q);
    // The words of this head are few, and typing without a network must not wait for their script.
    return { page, head: faqHead(page, context) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Questions,
  pendingComponent: FaqSkeleton,
});

function Questions() {
  return <FaqScreen page={Route.useLoaderData().page} market={Route.useRouteContext().market} />;
}
