import { createFileRoute } from '@tanstack/react-router';
import { ownPath } from '../../../domain/accounts/return-path';
import { loadMe } from '../../features/accounts/loaders';
import { RegisterScreen } from '../../features/accounts/register-screen';
import { withHead } from '../../lib/with-head';

export const Route = createFileRoute('/$lng/register')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => (typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {}),
  loader: ({ context }) => withHead(loadMe(context.api), import('../../features/accounts/account-heads'), ({ registerHead }) => registerHead(context)),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Register,
});

function Register() {
  const { account } = Route.useLoaderData().page;
  const { lng } = Route.useParams();
  const { returnTo } = Route.useSearch();
  return <RegisterScreen account={account} returnTo={ownPath(returnTo) ?? `/${lng}`} />;
}
