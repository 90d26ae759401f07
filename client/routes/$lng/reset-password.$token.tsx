import { createFileRoute } from '@tanstack/react-router';
import { loadResetLink } from '../../features/accounts/loaders';
import { ResetScreen } from '../../features/accounts/reset-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/reset-password/$token')({
  loader: ({ context, params: { token } }) =>
    withHead(loadResetLink(context.api, token), import('../../features/accounts/account-heads'), ({ resetHead }) => resetHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ResetPassword,
});

function ResetPassword() {
  return <ResetScreen token={Route.useParams().token} link={Route.useLoaderData().page} />;
}
