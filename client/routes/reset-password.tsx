import { createFileRoute } from '@tanstack/react-router';
import { ResetScreen } from '../features/sign-in/password/reset-screen';
import { useAddressSecret } from '../lib/mailed-links/address-secret';
import { headOfPage, withHead } from '../lib/with-head';

export const Route = createFileRoute('/reset-password')({
  loader: ({ context }) =>
    withHead(Promise.resolve(null), import('../features/sign-in/sign-in-heads'), ({ resetHead }) => resetHead(context)),
  head: headOfPage,
  component: ResetPassword,
});

function ResetPassword() {
  const token = useAddressSecret('token');
  return <ResetScreen key={token} token={token} />;
}
