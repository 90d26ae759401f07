import { createFileRoute } from '@tanstack/react-router';
import { DeleteScreen } from '../features/account/delete/delete-screen';
import { loadDeletion, loadOrSignIn } from '../features/account/account-loaders';
import type { FormResult } from '../lib/form-result';
import { headOfPage, withHead } from '../lib/with-head';

const hasReceipt = (form: FormResult | undefined) => form?.verb === 'delete-account' && form.answer !== undefined;

export const Route = createFileRoute('/delete-account')({
  loader: ({ context, location }) =>
    withHead(
      // The answer to the form is the receipt. Its account has no page any more.
      hasReceipt(context.form) ? Promise.resolve(null) : loadOrSignIn(loadDeletion(context.api), location.publicHref),
      import('../features/account/account-heads'),
      ({ deleteAccountHead }) => deleteAccountHead(context),
    ),
  head: headOfPage,
  component: DeleteAccount,
});

function DeleteAccount() {
  const { page } = Route.useLoaderData();
  return <DeleteScreen check={page} />;
}
