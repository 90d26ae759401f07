import { createFileRoute, redirect } from '@tanstack/react-router';
import { ConfirmScreen } from '../../features/sign-in/confirm/confirm-screen';
import { fragmentOf, useAddressSecret } from '../../lib/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/login_/confirm')({
  // Older mails have the token in the query.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: ({ search }) => {
    const hash = fragmentOf('token', search.token);
    if (hash !== null) throw redirect({ to: '/login/confirm', search: {}, hash, replace: true });
  },
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/sign-in/sign-in-heads'), ({ confirmHead }) =>
      confirmHead(context),
    ),
  head: headOfPage,
  component: Confirm,
});

function Confirm() {
  const token = useAddressSecret('token');
  return <ConfirmScreen key={token} token={token} />;
}
