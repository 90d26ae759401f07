import { createFileRoute } from '@tanstack/react-router';
import { DeleteScreen } from '../features/account/delete/delete-screen';
import { loadDeletion, orSignIn } from '../features/account/account-loaders';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/delete-account')({
  loader: ({ context, location }) =>
    withHead(
      orSignIn(loadDeletion(context.api), location.publicHref),
      import('../features/account/account-heads'),
      ({ deleteAccountHead }) => deleteAccountHead(context),
    ),
  head: headOfPage,
  component: DeleteAccount,
});

function DeleteAccount() {
  const { page } = Route.useLoaderData();
  const { market } = Route.useRouteContext();
  return <DeleteScreen check={page} market={market} />;
}
