import { createFileRoute, redirect } from '@tanstack/react-router';
import { RecoveryScreen } from '../../features/sign-in/confirm/recovery-screen';
import { fragmentOf, useAddressSecret } from '../../lib/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/login_/recovery')({
  // Older mails have the token in the query.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: ({ search }) => {
    const hash = fragmentOf('token', search.token);
    if (hash !== null) throw redirect({ to: '/login/recovery', search: {}, hash, replace: true });
  },
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/sign-in/sign-in-heads'), ({ recoveryHead }) =>
      recoveryHead(context),
    ),
  head: headOfPage,
  component: Recovery,
});

function Recovery() {
  const token = useAddressSecret('token');
  return <RecoveryScreen key={token} token={token} />;
}
