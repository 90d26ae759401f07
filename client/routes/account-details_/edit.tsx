import { createFileRoute } from '@tanstack/react-router';
import { EditScreen } from '../../features/account/edit/edit-screen';
import { loadAccountToEdit, loadOrSignIn } from '../../features/account/account-loaders';
import { editParts, readPart, type EditPart } from '../../features/account/account-parts';
import { AccountSkeleton } from '../../features/account/account-skeleton';
import { NewPasswordField } from '../../features/sign-in/password/new-password-field';
import { headOfPage, withHead } from '../../lib/with-head';
import { linkedSearch } from '../../lib/linked-search';

export const Route = createFileRoute('/account-details_/edit')({
  // The screen parses it, so that other pages do not load the parser.
  validateSearch: linkedSearch<{ part: EditPart }>(),
  loader: ({ context, location }) =>
    withHead(
      loadOrSignIn(loadAccountToEdit(context.api), location.publicHref),
      import('../../features/account/account-heads'),
      ({ accountEditHead }) => accountEditHead(context),
    ),
  head: headOfPage,
  component: EditAccount,
  pendingComponent: AccountSkeleton,
});

function EditAccount() {
  const { page } = Route.useLoaderData();
  return <EditScreen page={page} part={readPart(editParts, Route.useSearch()).part} Password={NewPasswordField} />;
}
