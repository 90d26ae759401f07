import { createFileRoute } from '@tanstack/react-router';
import { DetailsScreen } from '../features/account/details/details-screen';
import { loadAccount, loadOrSignIn } from '../features/account/account-loaders';
import { readPart, accountParts, type AccountPart } from '../features/account/account-parts';
import { AccountSkeleton } from '../features/account/account-skeleton';
import { headOfPage, withHead } from '../lib/with-head';
import { linkedSearch } from '../lib/linked-search';

export const Route = createFileRoute('/account-details')({
  // The screen parses it, so that other pages do not load the parser.
  validateSearch: linkedSearch<{ part: AccountPart }>(),
  loader: ({ context, location }) =>
    withHead(
      loadOrSignIn(loadAccount(context.api), location.publicHref),
      import('../features/account/account-heads'),
      ({ accountHead }) => accountHead(context),
    ),
  head: headOfPage,
  component: AccountDetails,
  pendingComponent: AccountSkeleton,
});

function AccountDetails() {
  const { page } = Route.useLoaderData();
  return <DetailsScreen page={page} part={readPart(accountParts, Route.useSearch()).part} />;
}
