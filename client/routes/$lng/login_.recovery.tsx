import { createFileRoute } from '@tanstack/react-router';
import { RecoveryScreen } from '../../features/accounts/recovery-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/login_/recovery')({
  validateSearch: (search: Record<string, unknown>): { token?: string } => (typeof search['token'] === 'string' ? { token: search['token'] } : {}),
  loader: ({ context }) => withHead(Promise.resolve(null), import('../../features/accounts/account-heads'), ({ recoveryHead }) => recoveryHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Recovery,
});

function Recovery() {
  return <RecoveryScreen token={Route.useSearch().token ?? ''} />;
}
