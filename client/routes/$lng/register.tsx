import { createFileRoute } from '@tanstack/react-router';
import { ownPath } from '../../../domain/accounts/return-path';
import { m } from '../../../messages/compiled/messages.js';
import { loadMe } from '../../features/accounts/loaders';
import { RegisterScreen } from '../../features/accounts/register-screen';
import { pageHead } from '../../lib/head';

export const Route = createFileRoute('/$lng/register')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => (typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}),
  loader: ({ context }) => loadMe(context.api),
  head: ({ match }) =>
    pageHead({ title: m.accounts_register_title(), description: m.accounts_register_description(), path: '/register', context: match.context, noindex: true }),
  component: Register,
});

function Register() {
  const { account } = Route.useLoaderData();
  const { lng } = Route.useParams();
  const { returnTo } = Route.useSearch();
  return <RegisterScreen account={account} returnTo={ownPath(returnTo) ?? `/${lng}`} />;
}
