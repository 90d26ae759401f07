import { createFileRoute } from '@tanstack/react-router';
import { redirectTarget } from '../../domain/accounts/redirect-target';
import { loadSignInOptions } from '../features/sign-in/loaders';
import { LoginScreen } from '../features/sign-in/login/login-screen';
import { addressOf } from '../lib/language';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string | undefined } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  loader: ({ context }) =>
    withHead(loadSignInOptions(context.api), import('../features/sign-in/sign-in-heads'), ({ loginHead }) =>
      loginHead(context),
    ),
  head: headOfPage,
  component: Login,
});

function Login() {
  const { page } = Route.useLoaderData();
  const { returnTo } = Route.useSearch();
  return <LoginScreen {...page} returnTo={redirectTarget(returnTo) ?? addressOf('/')} />;
}
