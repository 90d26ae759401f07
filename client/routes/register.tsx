import { createFileRoute } from '@tanstack/react-router';
import { redirectTarget } from '../../domain/accounts/redirect-target';
import { loadSignInOptions } from '../features/sign-in/loaders';
import { RegisterScreen } from '../features/sign-in/register/register-screen';
import { addressOf } from '../lib/language';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/register')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  loader: ({ context }) =>
    withHead(loadSignInOptions(context.api), import('../features/sign-in/sign-in-heads'), ({ registerHead }) =>
      registerHead(context),
    ),
  head: headOfPage,
  component: Register,
});

function Register() {
  const { page } = Route.useLoaderData();
  const { returnTo } = Route.useSearch();
  return <RegisterScreen {...page} returnTo={redirectTarget(returnTo) ?? addressOf('/')} />;
}
