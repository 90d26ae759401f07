import { createFileRoute, redirect } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/account/confirm-email/confirm-email-screen';
import { fragmentOf, useAddressSecret } from '../../lib/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/account-details_/confirm-email')({
  // Older mails have the token in the query.
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  beforeLoad: ({ search }) => {
    const hash = fragmentOf('token', search.token);
    if (hash !== null) throw redirect({ to: '/account-details/confirm-email', search: {}, hash, replace: true });
  },
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../../features/account/account-heads'), ({ confirmEmailHead }) =>
      confirmEmailHead(context),
    ),
  head: headOfPage,
  component: ConfirmEmail,
});

function ConfirmEmail() {
  const token = useAddressSecret('token');
  return <ConfirmEmailScreen key={token} token={token} />;
}
