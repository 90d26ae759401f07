import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/account/confirm-email/confirm-email-screen';
import { useAddressSecret } from '../../lib/mailed-links/address-secret';
import { headOfPage, withHead } from '../../lib/with-head';

export const Route = createFileRoute('/account-details_/confirm-email')({
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
