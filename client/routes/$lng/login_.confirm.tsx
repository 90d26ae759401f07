import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '../../features/accounts/confirm-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/login_/confirm')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => (typeof search['token'] === 'string' ? { token: search['token'] } : {}),
  loader: ({ context }) => withHead(Promise.resolve(null), import('../../features/accounts/account-heads'), ({ confirmHead }) => confirmHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Confirm,
});

function Confirm() {
  return <ConfirmScreen token={Route.useSearch().token ?? ''} />;
}
