import { createFileRoute } from '@tanstack/react-router';
import { ownPath } from '../../../domain/accounts/return-path';
import { m } from '../../../messages/compiled/messages.js';
import { loadMe } from '../../features/accounts/loaders';
import { LoginScreen } from '../../features/accounts/login-screen';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/login')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => (typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}),
  loader: ({ context }) => loadMe(context.api),
  head: ({ match }) =>
    pageHead({ title: m.accounts_login_title(), description: m.accounts_login_description(), path: '/login', context: match.context, noindex: true }),
  component: Login,
});

function Login() {
  const { account } = Route.useLoaderData();
  const { lng } = Route.useParams();
  const { returnTo } = Route.useSearch();
  return <LoginScreen account={account} returnTo={ownPath(returnTo) ?? `/${lng}`} />;
}
