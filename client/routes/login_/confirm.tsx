import { createFileRoute } from '@tanstack/react-router';
import { ConfirmScreen } from '../../features/sign-in/confirm/confirm-screen';
import { useAddressSecret } from '../../lib/mailed-links/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/login_/confirm')({
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
